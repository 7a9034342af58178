import type { Language } from '@unisite/shared/contract';
import type { CashierFailure } from '@unisite/shared/contract/cashier';

const texts: Readonly<Record<CashierFailure, Readonly<Record<Language, string>>>> = {
  declined: { vi: 'Ngân hàng hoặc ví đã từ chối giao dịch.', en: 'The bank or the wallet declined the payment.' },
  abandoned: { vi: 'Giao dịch đã bị huỷ trên trang thanh toán.', en: 'The payment was cancelled on the payment page.' },
  accountUnknown: {
    vi: 'Ngân hàng không tìm thấy số tài khoản nhận tiền.',
    en: 'The bank could not find this account number.',
  },
};

const other = { vi: 'Giao dịch không thành công.', en: 'The payment failed.' } as const;

/** Why money did not move, for the member. */
export function failureText(word: string, language: Language): string {
  const [, text] = Object.entries(texts).find(([known]) => known === word) ?? ['', other];
  return text[language];
}
