import type { DepositMethod, Localized } from '@unisite/shared/contract';

/** The account record's text for a deposit, by its method. */
export const depositSubjects: Readonly<Record<DepositMethod, Localized>> = {
  bankTransfer: { vi: 'Chuyển khoản ngân hàng', en: 'Bank transfer' },
  card: { vi: 'Thẻ ngân hàng', en: 'Bank card' },
  eWallet: { vi: 'Ví điện tử', en: 'E-wallet' },
};
