import type { Localized, MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { RefusalCode } from '../../../foundation/http/refusal.ts';
import type { GivenBonus } from '../../bonuses/index.ts';
import type { Turn } from '../offers/turn.ts';
import { keyOf } from './giveOffered.ts';
import { type Offered, sourceOf } from './offered.ts';

export type BonusState = GivenBonus['state'];

/** A member's standing in a promotion: what it did, and what it was given. */
export interface Standing {
  readonly isJoined: boolean;
  readonly refused: RefusalCode | null;
  /** State of its newest bonus; null: none. */
  readonly state: BonusState | null;
  /** State of what was given in this period; null: nothing yet. */
  readonly present: BonusState | null;
  /** State of the newest application; null: none. */
  readonly applied: 'applying' | 'accepted' | 'refused' | null;
  /** Whether the newest application is of this period. */
  readonly isPresent: boolean;
  /** Why it was refused. */
  readonly reason: Localized | null;
  /** Refused applications in this period. */
  readonly tries: number;
}

const giftState = `CASE WHEN f.taken_back_at IS NULL THEN 'released' ELSE 'takenBack' END`;

/**
 * A member's standings by promotion. Open free rounds count as a running bonus, points and tickets as a released one.
 */
export async function standingsOf(
  q: Queryable,
  turns: readonly { readonly promotion: Offered; readonly turn: Turn }[],
  memberId: MemberId,
): Promise<ReadonlyMap<string, Standing>> {
  const rows = await q.query<Standing & { id: string }>(
    `SELECT p.id, j.promotion_id IS NOT NULL AS "isJoined", j.refused,
       coalesce((SELECT 'running' FROM free_rounds.free_rounds g WHERE g.member_id = $1 AND g.source = p.source AND g.state = 'open' LIMIT 1),
         (SELECT b.state FROM bonuses.bonus b WHERE b.member_id = $1 AND b.source = p.source ORDER BY b.id DESC LIMIT 1),
         -- free rounds that came to none are a bonus with nothing left
         (SELECT CASE g.state WHEN 'over' THEN 'spent' ELSE g.state END FROM free_rounds.free_rounds g
          WHERE g.member_id = $1 AND g.source = p.source ORDER BY g.id DESC LIMIT 1),
         (SELECT ${giftState} FROM promotion_gift f WHERE f.member_id = $1 AND f.promotion_id = p.id ORDER BY f.id DESC LIMIT 1)
       ) AS state,
       coalesce((SELECT b.state FROM bonuses.bonus b WHERE b.member_id = $1 AND b.key = p.key),
         (SELECT coalesce(b.state, CASE g.state WHEN 'open' THEN 'running' WHEN 'over' THEN 'spent' ELSE g.state END)
          FROM free_rounds.free_rounds g LEFT JOIN bonuses.bonus b ON b.id = g.bonus_id WHERE g.member_id = $1 AND g.key = p.key),
         (SELECT ${giftState} FROM promotion_gift f WHERE f.member_id = $1 AND f.key = p.key)) AS present,
       a.state AS applied, coalesce(a.period = p.period, false) AS "isPresent", a.reason,
       (SELECT count(*)::int FROM promotion_application t
        WHERE t.promotion_id = p.id AND t.member_id = $1 AND t.period = p.period AND t.state = 'refused') AS tries
     FROM unnest($2::text[], $3::text[], $4::text[], $5::text[]) AS p (id, source, key, period)
     LEFT JOIN promotion_join j ON j.promotion_id = p.id AND j.member_id = $1
     LEFT JOIN LATERAL (SELECT t.state, t.period, t.reason FROM promotion_application t
       WHERE t.promotion_id = p.id AND t.member_id = $1 ORDER BY t.id DESC LIMIT 1) a ON true`,
    [
      memberId,
      turns.map(({ promotion }) => promotion.id),
      turns.map(({ promotion }) => sourceOf(promotion)),
      turns.map(({ promotion, turn }) => keyOf(promotion, turn.period)),
      turns.map(({ turn }) => turn.period),
    ],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
