import type { DepositMethod, Localized } from '@unisite/shared/contract';

/** What the account record says of money that came in, by its method. */
export const depositSubjects: Readonly<Record<DepositMethod, Localized>> = {
  bankTransfer: { vi: 'Chuyển khoản ngân hàng', en: 'Bank transfer' },
  card: { vi: 'Thẻ ngân hàng', en: 'Bank card' },
  eWallet: { vi: 'Ví điện tử', en: 'E-wallet' },
};
