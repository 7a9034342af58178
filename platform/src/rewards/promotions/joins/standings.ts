import type { Localized, MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { RefusalCode } from '../../../foundation/http/refusal.ts';
import type { GivenBonus } from '../../bonuses/index.ts';
import type { Turn } from '../offers/turn.ts';
import { keyOf } from './giveOffered.ts';
import { type Offered, sourceOf } from './offered.ts';

export type BonusState = GivenBonus['state'];

/** How a member stands to a promotion: what it did, and what it was given. */
export interface Standing {
  readonly isJoined: boolean;
  readonly refused: RefusalCode | null;
  /** Of the newest bonus of it; null: there was none. */
  readonly state: BonusState | null;
  /** Of what was given in this period; null: nothing was yet. */
  readonly present: BonusState | null;
  /** The newest application; null: there was none. */
  readonly applied: 'applying' | 'accepted' | 'refused' | null;
  /** Whether it is of this period. */
  readonly isPresent: boolean;
  /** Why it was refused. */
  readonly reason: Localized | null;
  /** How many applications of this period were refused. */
  readonly tries: number;
}

const giftState = `CASE WHEN f.taken_back_at IS NULL THEN 'released' ELSE 'takenBack' END`;

/**
 * A member's standings by promotion. Free rounds that are open are a bonus that runs, points and tickets one that was
 * released.
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
