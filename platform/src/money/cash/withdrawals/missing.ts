import { type Hundredths, minus, noMoney } from '@unisite/shared/contract';
import type { WithdrawalRow } from './withdrawalRows.ts';

type Paid = Pick<WithdrawalRow, 'amount' | 'fee' | 'receivedAmount'>;

/**
 * What is returned of a disputed payout: the amount paid out less what the member reports as received. The fee is
 * returned where nothing arrived, and kept where a part did. Together never more than had left the wallet.
 */
export function missingAmount({ amount, fee, receivedAmount }: Paid): {
  readonly missing: Hundredths;
  readonly fee: Hundredths;
} {
  const paidOut = minus(amount, fee);
  return receivedAmount === null
    ? { missing: paidOut, fee }
    : { missing: minus(paidOut, receivedAmount), fee: noMoney };
}
