import { type DepositState, type Hundredths, type Language, toWire } from '@unisite/shared/contract';
import { sendMessage } from '../../../site/messages/index.ts';
import type { CashNotifier } from '../cashNotifier.ts';
import type { Services } from '../services.ts';
import type { DepositRow } from './depositRows.ts';
import { failureText } from './failureTexts.ts';

/** Notifies open pages and the inbox of a chargeback, or of its withdrawal. `row`: as before the change. */
export function notifyReversal(
  services: Pick<Services, 'database' | 'live' | 'clock' | 'log'>,
  notifier: CashNotifier,
  row: DepositRow,
  { state, way }: { readonly state: DepositState; readonly way: 'chargeBack' | 'reinstate' },
): void {
  const { id, memberId, reference, currency } = row;
  notifier.publish({ kind: 'deposit', id, memberId, state, moved: true });
  const moved = way === 'chargeBack' ? row.standing : row.reversed;
  const money = (language: Language, hundredths: Hundredths) =>
    `${toWire(hundredths).toLocaleString(language === 'vi' ? 'vi-VN' : 'en')} ${currency}`;
  const message =
    way === 'chargeBack'
      ? {
          title: { vi: `Lệnh nạp ${reference} đã bị thu hồi`, en: `Deposit ${reference} was charged back` },
          content: {
            vi: `Đơn vị thanh toán đã thu hồi khoản nạp này. ${money('vi', moved)} đã được trừ khỏi ví của bạn; phần ví không đủ được ghi nợ và sẽ tự trừ khi ví có tiền. ${failureText(row.reason ?? 'declined', 'vi')}`,
            en: `The payment provider took this deposit back. ${money('en', moved)} was taken from your wallet; what the wallet does not hold is owed, and is taken as money comes. ${failureText(row.reason ?? 'declined', 'en')}`,
          },
        }
      : {
          title: { vi: `Lệnh nạp ${reference} đã được khôi phục`, en: `Deposit ${reference} is back` },
          content: {
            vi: `Đơn vị thanh toán xác nhận khoản nạp này hợp lệ. ${money('vi', moved)} đã được cộng lại vào ví của bạn.`,
            en: `The payment provider confirmed this deposit after all. ${money('en', moved)} is back in your wallet.`,
          },
        };
  sendMessage(services, memberId, { category: 'cash', ...message }).catch((error: unknown) =>
    services.log.error({ error, deposit: id }, 'a charge-back was not told of in the inbox'),
  );
}
