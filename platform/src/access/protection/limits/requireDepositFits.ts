import { type Hundredths, hundredthsOf, type MemberId, minus } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { amountParameter } from '../../../foundation/http/amountParameter.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { Deposited } from '../services.ts';
import { limitsOf } from './limitsOf.ts';

/**
 * Requires that a deposit fits into the member's remaining limits. The caller holds the lock on what counts as
 * deposited.
 *
 * @throws Refusal DEPOSIT_LIMIT, with what can still be deposited
 */
export async function requireDepositFits(
  q: Queryable,
  now: Date,
  {
    memberId,
    amount,
    deposited,
  }: { readonly memberId: MemberId; readonly amount: Hundredths; readonly deposited: Deposited },
): Promise<void> {
  const left = (await limitsOf(q, memberId, now)).flatMap(({ kind, period, limit }) =>
    kind === 'deposit' && limit ? [minus(hundredthsOf(limit.amount), deposited.used[period])] : [],
  );
  const least = left.reduce<Hundredths | null>((a, b) => (a === null || b < a ? b : a), null);
  if (least === null || amount <= least) return;
  throw new Refusal('DEPOSIT_LIMIT', { params: { left: amountParameter(least > 0n ? least : hundredthsOf(0)) } });
}
