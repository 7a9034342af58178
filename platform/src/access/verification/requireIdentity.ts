import type { Hundredths, MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { identityRule } from './marketIdentity.ts';

interface Withdrawing {
  readonly memberId: MemberId;
  readonly market: string;
  /** What is withdrawn in 30 days with what is asked for now. */
  readonly withdrawn: Hundredths;
}

/**
 * Requires an acceptance that holds, where the market's rule asks for one. In the transaction of the withdrawal, whose
 * caller holds what sums are counted under.
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
