import type { DepositMethod } from '@unisite/shared/contract';

/** Amounts in hundredths, here and below. */
interface InitialMethod {
  readonly method: DepositMethod;
  readonly minimum: number;
  readonly maximum: number;
  readonly feePercent: number;
  readonly expiresMinutes: number;
}

interface InitialTerms {
  readonly mostOpenDeposits: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly feeFixed: number;
  readonly dailyAmount: number;
  readonly dailyTimes: number;
  readonly receiptMinutes: number;
  readonly mostBankAccounts: number;
  readonly approvedByOne: number;
  readonly demonstrationApprovesBelow: number;
}

/** Deposit methods of a market without any of its own, in this order. */
export const initialMethods: readonly InitialMethod[] = [
  { method: 'bankTransfer', minimum: 50_000_00, maximum: 500_000_000_00, feePercent: 0, expiresMinutes: 30 },
  { method: 'eWallet', minimum: 20_000_00, maximum: 20_000_000_00, feePercent: 0, expiresMinutes: 15 },
  { method: 'card', minimum: 100_000_00, maximum: 50_000_000_00, feePercent: 1.5, expiresMinutes: 15 },
];

/** The terms of a market without any of its own. */
export const initialTerms: InitialTerms = {
  mostOpenDeposits: 3,
  minimum: 100_000_00,
  maximum: 200_000_000_00,
  feeFixed: 3_300_00,
  dailyAmount: 500_000_000_00,
  dailyTimes: 5,
  receiptMinutes: 30,
  mostBankAccounts: 3,
  approvedByOne: 50_000_000_00,
  demonstrationApprovesBelow: 20_000_000_00,
};
