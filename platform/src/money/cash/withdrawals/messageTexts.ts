import { type Hundredths, type Language, type Localized, minus, noMoney, toWire } from '@unisite/shared/contract';
import { maskedNumber } from '../bankAccounts/bankAccounts.ts';
import { failureText } from '../deposits/failureTexts.ts';
import type { Transition } from './transitions.ts';
import type { WithdrawalRow } from './withdrawalRows.ts';

/** A code of the platform, or an operator's text. */
export type Reason = { readonly code: string } | { readonly text: string };
interface Message {
  readonly title: Localized;
  readonly content: Localized;
}

const money = ({ currency }: WithdrawalRow, hundredths: Hundredths, language: Language) =>
  `${toWire(hundredths).toLocaleString(language === 'vi' ? 'vi-VN' : 'en')} ${currency}`;

const why = (reason: Reason | undefined, language: Language) =>
  !reason ? '' : 'text' in reason ? reason.text : failureText(reason.code, language);

/** The inbox message of a transition. */
export function messageOf(
  row: WithdrawalRow,
  message: NonNullable<Transition['message']>,
  { reason, receiptMinutes = 0 }: { readonly reason?: Reason; readonly receiptMinutes?: number },
): Message {
  const { reference, amount } = row;
  if (message === 'paid') {
    const out = minus(amount, row.fee);
    const account = maskedNumber(row.number);
    return {
      title: { vi: `Lệnh rút ${reference} đã được chi trả`, en: `Withdrawal ${reference} was paid out` },
      content: {
        vi: `${money(row, out, 'vi')} đã được chuyển đến ${row.bankName}, tài khoản ${account}. Hãy kiểm tra tài khoản và xác nhận trong mục Rút tiền. Sau ${receiptMinutes} phút không phản hồi, lệnh được coi là đã nhận đủ tiền.`,
        en: `${money(row, out, 'en')} was sent to ${row.bankName}, account ${account}. Please check your account and say under Withdrawal whether it came. Without a word from you within ${receiptMinutes} minutes it counts as received.`,
      },
    };
  }
  if (message === 'rejected') {
    return {
      title: { vi: `Lệnh rút ${reference} không được thực hiện`, en: `Withdrawal ${reference} was not carried out` },
      content: {
        vi: `${money(row, amount, 'vi')} đã được hoàn về ví của bạn. Lý do: ${why(reason, 'vi')}`,
        en: `${money(row, amount, 'en')} is back in your wallet. Reason: ${why(reason, 'en')}`,
      },
    };
  }
  if (message === 'returned') {
    const back = row.returnedAmount ?? noMoney;
    const withFee = row.receivedAmount === null && row.fee > 0n;
    return {
      title: { vi: `Lệnh rút ${reference}: tiền đã về ví`, en: `Withdrawal ${reference}: the money is back` },
      content: {
        vi: `${money(row, back, 'vi')}${withFee ? ', gồm cả phí,' : ''} đã được hoàn về ví của bạn vì khoản chi trả ${row.receivedAmount === null ? 'không đến nơi' : 'chưa đến đủ'}. Lý do: ${why(reason, 'vi')}`,
        en: `${money(row, back, 'en')}${withFee ? ', the fee included,' : ''} is back in your wallet, because the pay-out did not arrive${row.receivedAmount === null ? '' : ' in full'}. Reason: ${why(reason, 'en')}`,
      },
    };
  }
  if (message === 'recovered') {
    const account = maskedNumber(row.number);
    return {
      title: { vi: `Lệnh rút ${reference} thực ra đã được chi trả`, en: `Withdrawal ${reference} was paid after all` },
      content: {
        vi: `Ngân hàng xác nhận tiền đã được chuyển đến ${row.bankName}, tài khoản ${account}. Vì vậy khoản đã hoàn về ví được trừ lại; phần ví không đủ được ghi nợ và sẽ tự trừ khi ví có tiền. Lý do: ${why(reason, 'vi')}`,
        en: `The bank says that it was sent to ${row.bankName}, account ${account}. What had come back to your wallet was therefore taken again; what the wallet does not hold is owed, and is taken as money comes. Reason: ${why(reason, 'en')}`,
      },
    };
  }
  return {
    title: { vi: `Lệnh rút ${reference} đã được đóng`, en: `Withdrawal ${reference} was closed` },
    content: {
      vi: `Lệnh rút đã được đóng với trạng thái đã nhận đủ tiền, không hoàn lại khoản nào. Lý do: ${why(reason, 'vi')}`,
      en: `It was closed as received, and nothing is refunded. Reason: ${why(reason, 'en')}`,
    },
  };
}

/** The inbox message after the bank was queried again. */
export const askedMessage = ({ reference }: WithdrawalRow, note: string): Message => ({
  title: {
    vi: `Lệnh rút ${reference}: đang hỏi lại ngân hàng`,
    en: `Withdrawal ${reference}: the bank was asked again`,
  },
  content: { vi: note, en: note },
});
