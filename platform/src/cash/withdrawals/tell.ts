import type { Language, WithdrawalState } from '@unisite/shared/contract';
import { sendMessage } from '../../messages/messages.ts';
import type { Services } from '../../services.ts';
import { toWire } from '../../wallet/money.ts';
import { maskedNumber } from '../bankAccounts/bankAccounts.ts';
import { failureText } from '../deposits/failureTexts.ts';
import type { CashNews } from '../news.ts';
import { moneyOf } from './nextState.ts';
import type { WithdrawalRow } from './withdrawalRows.ts';

type Telling = Pick<Services, 'database' | 'live' | 'clock' | 'log'>;

interface Changed {
  readonly row: WithdrawalRow;
  readonly state: WithdrawalState;
  /** Why, where it was rejected. */
  readonly reason?: { readonly code: string } | { readonly text: string };
  readonly receiptMinutes?: number;
}

/** Tells what became of a withdrawal: the open pages at once, the inbox when it was paid or rejected. */
export function tellWithdrawal(services: Telling, news: CashNews, changed: Changed): void {
  const { row, state } = changed;
  news.tell({ kind: 'withdrawal', id: row.id, memberId: row.memberId, state, moved: moneyOf(state) === 'back' });
  const text = messageOf(changed);
  if (!text) return;
  sendMessage(services, row.memberId, text).catch((error: unknown) =>
    services.log.error({ error, withdrawal: row.id }, 'a withdrawal was not told of in the inbox'),
  );
}

function messageOf({ row, state, reason, receiptMinutes = 0 }: Changed) {
  const money = (hundredths: bigint, language: Language) =>
    `${toWire(hundredths).toLocaleString(language === 'vi' ? 'vi-VN' : 'en')} ${row.currency}`;
  const amount = BigInt(row.amount);
  const out = amount - BigInt(row.fee);
  const account = maskedNumber(row.number);
  if (state === 'paid') {
    return {
      title: { vi: `Lệnh rút ${row.reference} đã được chi trả`, en: `Withdrawal ${row.reference} was paid out` },
      content: {
        vi: `${money(out, 'vi')} đã được chuyển đến ${row.bankName}, tài khoản ${account}. Hãy kiểm tra tài khoản và xác nhận trong mục Rút tiền. Sau ${receiptMinutes} phút không phản hồi, lệnh được coi là đã nhận đủ tiền.`,
        en: `${money(out, 'en')} was sent to ${row.bankName}, account ${account}. Please check your account and say under Withdrawal whether it came. Without a word from you within ${receiptMinutes} minutes it counts as received.`,
      },
    };
  }
  if (state === 'rejected') {
    const why = (language: Language) =>
      !reason ? '' : 'text' in reason ? reason.text : failureText(reason.code, language);
    return {
      title: {
        vi: `Lệnh rút ${row.reference} không được thực hiện`,
        en: `Withdrawal ${row.reference} was not carried out`,
      },
      content: {
        vi: `${money(amount, 'vi')} đã được hoàn về ví của bạn. Lý do: ${why('vi')}`,
        en: `${money(amount, 'en')} is back in your wallet. Reason: ${why('en')}`,
      },
    };
  }
  return null;
}
