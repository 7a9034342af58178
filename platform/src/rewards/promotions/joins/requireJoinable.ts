import {
  fromWire,
  type Hundredths,
  hundredthsOf,
  isNonMonetary,
  type MemberId,
  noMoney,
} from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { hasDeposited } from '../../../money/ledger/index.ts';
import { type Offered, sourceOf } from './offered.ts';
import { requireUnshared } from './requireUnshared.ts';

const DAY_MS = 86_400_000;

/**
 * Requires that a member is eligible for a promotion. `isJoined` skips the check of earlier deposits, which only counts
 * when joining.
 *
 * @throws Refusal PROMOTION_NOT_NEW, PROMOTION_HAS_DEPOSITED, PROMOTION_NO_DEPOSIT, PROMOTION_LEVEL, PROMOTION_LABEL,
 *   PROMOTION_SPENT, and those of `requireUnshared`
 */
export async function requireJoinable(
  q: Queryable,
  promotion: Offered,
  { memberId, at, isJoined }: { readonly memberId: MemberId; readonly at: Date; readonly isJoined: boolean },
): Promise<void> {
  const { starts } = promotion.offer;
  await requireMeant(q, promotion, memberId, at);
  if (starts.on === 'deposit' && starts.which !== 'any' && !isJoined) {
    const deposited = await hasDeposited(q, memberId);
    if (starts.which === 'first' && deposited) throw new Refusal('PROMOTION_HAS_DEPOSITED');
    if (starts.which === 'later' && !deposited) throw new Refusal('PROMOTION_NO_DEPOSIT');
  }
  await requireRoom(q, promotion, isNonMonetary(promotion.offer.gives) ? noMoney : hundredthsOf(1));
  await requireUnshared(q, promotion, memberId, at);
}

/** Requires that a member is in a promotion's target group: account age, level, labels. */
async function requireMeant(q: Queryable, { offer }: Offered, memberId: MemberId, at: Date): Promise<void> {
  const { newWithinDays, levels, labels } = offer;
  if (newWithinDays === null && !levels && !labels) return;
  const [member] = await q.query<{ regDate: Date; level: string | null; labels: string[] }>(
    'SELECT reg_date AS "regDate", level, labels FROM members.member WHERE id = $1',
    [memberId],
  );
  if (!member) throw new Error('a member has its row');
  if (newWithinDays !== null && at.getTime() - member.regDate.getTime() > newWithinDays * DAY_MS)
    throw new Refusal('PROMOTION_NOT_NEW', { params: { days: newWithinDays } });
  if (levels && !levels.some((level) => level === member.level)) throw new Refusal('PROMOTION_LEVEL');
  if (labels && !labels.some((label) => member.labels.includes(label))) throw new Refusal('PROMOTION_LABEL');
}

/**
 * Requires that a promotion has a place left, and room in its budget for an amount. When giving, the caller holds the
 * lock on the promotion.
 *
 * @throws Refusal PROMOTION_SPENT
 */
export async function requireRoom(q: Queryable, promotion: Offered, amount: Hundredths): Promise<void> {
  const { budget, places } = promotion.offer;
  if (budget === undefined && places === undefined) return;
  const [row] = await q.query<{ sum: string; count: number }>(
    // open free rounds count with their maximum winnings
    `SELECT coalesce((SELECT sum(amount) FROM bonuses.bonus WHERE source = $1), 0)
         + coalesce((SELECT sum(most) FROM free_rounds.free_rounds WHERE source = $1 AND state = 'open'), 0) AS sum,
       (SELECT count(*) FROM free_rounds.free_rounds WHERE source = $1) + (SELECT count(*) FROM promotion_gift WHERE promotion_id = $2)
         + (SELECT count(*) FROM bonuses.bonus b WHERE b.source = $1
            AND NOT EXISTS (SELECT FROM free_rounds.free_rounds g WHERE g.bonus_id = b.id)) AS count`,
    [sourceOf(promotion), promotion.id],
  );
  const given = { sum: hundredthsOf(row?.sum ?? 0), count: Number(row?.count ?? 0) };
  if (budget !== undefined && given.sum + amount > fromWire(budget)) throw new Refusal('PROMOTION_SPENT');
  if (places !== undefined && given.count >= places) throw new Refusal('PROMOTION_SPENT');
}
