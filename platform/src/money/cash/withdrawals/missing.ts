import { type Hundredths, minus, noMoney } from '@unisite/shared/contract';
import type { WithdrawalRow } from './withdrawalRows.ts';

type Paid = Pick<WithdrawalRow, 'amount' | 'fee' | 'receivedAmount'>;

/**
 * What comes back of a pay-out that is disputed: what was paid out less what the member says came. The fee
 * was for a pay-out: it comes back where nothing came, and is kept where a part did. Together never more than had left
 * the wallet.
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
