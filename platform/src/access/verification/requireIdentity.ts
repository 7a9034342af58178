import type { Hundredths, MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { identityRule } from './marketIdentity.ts';

interface Withdrawing {
  readonly memberId: MemberId;
  readonly market: string;
  /** Withdrawals in 30 days, including the one requested now. */
  readonly withdrawn: Hundredths;
}

/**
 * Requires a valid acceptance where the market's rule demands one. In the withdrawal's transaction, whose caller holds
 * the lock under which sums are counted.
 *
 * @throws Refusal IDENTITY_NEEDED
 */
export async function requireIdentity(
  q: Queryable,
  now: Date,
  { memberId, market, withdrawn }: Withdrawing,
): Promise<void> {
  const { asked, above } = await identityRule(q, market);
  if (asked === 'never' || (above !== null && withdrawn <= above)) return;
  const accepted = await q.query(
    `SELECT FROM identity_check WHERE member_id = $1 AND state = 'accepted' AND accepted_until > $2 LIMIT 1`,
    [memberId, now],
  );
  if (accepted.length === 0) throw new Refusal('IDENTITY_NEEDED');
}
