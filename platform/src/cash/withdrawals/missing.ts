import type { WithdrawalRow } from './withdrawalRows.ts';

type Paid = Pick<WithdrawalRow, 'amount' | 'fee' | 'receivedAmount'>;

/**
 * What comes back of a pay-out that is disputed, hundredths: what was paid out less what the member says came. The fee
 * was for a pay-out: it comes back where nothing came, and is kept where a part did. Together never more than had left
 * the wallet.
 */
export function missingAmount({ amount, fee, receivedAmount }: Paid): {
  readonly missing: bigint;
  readonly fee: bigint;
} {
  const paidOut = BigInt(amount) - BigInt(fee);
  return receivedAmount === null
    ? { missing: paidOut, fee: BigInt(fee) }
    : { missing: paidOut - BigInt(receivedAmount), fee: 0n };
}
