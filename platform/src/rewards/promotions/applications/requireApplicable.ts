import { MAX_APPLICATION_TRIES, type MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { hasBonus } from '../../bonuses/index.ts';
import { keyOf } from '../joins/giveOffered.ts';
import { requireJoinable } from '../joins/requireJoinable.ts';
import { periodOf } from '../offers/turn.ts';
import type { AppliedFor } from './applied.ts';

interface Asking {
  readonly memberId: MemberId;
  /** The member's market's. */
  readonly timeZone: string;
  readonly now: Date;
}

/**
 * Requires that a member can apply now: no application is waiting, none was accepted in this period, and tries are
 * left.
 *
 * @throws Refusal APPLICATION_SENT, APPLICATION_TRIES, and those of `requireJoinable`
 */
export async function requireApplicable(
  q: Queryable,
  promotion: AppliedFor,
  { memberId, timeZone, now }: Asking,
): Promise<void> {
  const period = periodOf(promotion.offer, { at: now, timeZone });
  const [row] = await q.query<{ kept: number; tries: number }>(
    `SELECT count(*) FILTER (WHERE state = 'applying' OR state = 'accepted' AND period = $3)::int AS kept,
       count(*) FILTER (WHERE state = 'refused' AND period = $3)::int AS tries
     FROM promotion_application WHERE promotion_id = $1 AND member_id = $2`,
    [promotion.id, memberId, period],
  );
  const { kept, tries } = row ?? { kept: 0, tries: 0 };
  if (kept > 0 || (await hasBonus(q, memberId, keyOf(promotion, period)))) throw new Refusal('APPLICATION_SENT');
  if (tries >= MAX_APPLICATION_TRIES)
    throw new Refusal('APPLICATION_TRIES', { params: { most: MAX_APPLICATION_TRIES } });
  await requireJoinable(q, promotion, { memberId, at: now, isJoined: false });
}
