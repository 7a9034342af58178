import { fromWire, type Hundredths, hundredthsOf, type MemberId, type PromotionOffer } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { hasDeposited } from '../../ledger/index.ts';
import type { Promotion } from '../promotions.ts';

/** A promotion that has an offer. */
export type Offered = Promotion & { readonly offer: PromotionOffer };

export const isOffered = (promotion: Promotion): promotion is Offered => promotion.offer !== null;

/** The `source` of its bonuses. */
export const sourceOf = ({ id }: Pick<Promotion, 'id'>): string => `promotion/${id}`;

const DAY_MS = 86_400_000;

/**
 * Requires that a member is eligible for a promotion. `isJoined` skips the check of earlier deposits, which only counts when
 * joining.
 *
 * @throws Refusal PROMOTION_NOT_NEW, PROMOTION_HAS_DEPOSITED, PROMOTION_NO_DEPOSIT, PROMOTION_SPENT, PROMOTION_SAME_PERSON
 */
export async function requireJoinable(
  q: Queryable,
  promotion: Offered,
  { memberId, at, isJoined }: { readonly memberId: MemberId; readonly at: Date; readonly isJoined: boolean },
): Promise<void> {
  const { newWithinDays, oncePerson, starts } = promotion.offer;
  if (newWithinDays !== null) {
    const [member] = await q.query<{ regDate: Date }>('SELECT reg_date AS "regDate" FROM member WHERE id = $1', [
      memberId,
    ]);
    if (!member || at.getTime() - member.regDate.getTime() > newWithinDays * DAY_MS)
      throw new Refusal('PROMOTION_NOT_NEW', { params: { days: newWithinDays } });
  }
  if (starts.on === 'deposit' && starts.which !== 'any' && !isJoined) {
    const deposited = await hasDeposited(q, memberId);
    if (starts.which === 'first' && deposited) throw new Refusal('PROMOTION_HAS_DEPOSITED');
    if (starts.which === 'later' && !deposited) throw new Refusal('PROMOTION_NO_DEPOSIT');
  }
  await requireBudget(q, promotion, hundredthsOf(1));
  if (oncePerson && (await personHadIt(q, promotion, memberId))) throw new Refusal('PROMOTION_SAME_PERSON');
}

/**
 * Requires that a promotion's budget has room for an amount. The caller holds the promotion where it gives.
 *
 * @throws Refusal PROMOTION_SPENT
 */
export async function requireBudget(q: Queryable, promotion: Offered, amount: Hundredths): Promise<void> {
  const { budget } = promotion.offer;
  if (budget === undefined) return;
  const [row] = await q.query<{ given: string }>(
    // open free rounds count with the most that they can come to
    `SELECT coalesce((SELECT sum(amount) FROM bonus WHERE source = $1), 0)
       + coalesce((SELECT sum(most) FROM free_rounds WHERE source = $1 AND state = 'open'), 0) AS given`,
    [sourceOf(promotion)],
  );
  if (hundredthsOf(row?.given ?? 0) + amount > fromWire(budget)) throw new Refusal('PROMOTION_SPENT');
}

/** Whether another account of the same person (`play_same_person`) already got a bonus of the promotion. */
async function personHadIt(q: Queryable, promotion: Promotion, memberId: MemberId): Promise<boolean> {
  const found = await q.query(
    `SELECT FROM play_same_person($1) AS p (id)
     WHERE EXISTS (SELECT FROM bonus b WHERE b.member_id = p.id AND b.source = $2)
       OR EXISTS (SELECT FROM free_rounds g WHERE g.member_id = p.id AND g.source = $2) LIMIT 1`,
    [memberId, sourceOf(promotion)],
  );
  return found.length > 0;
}
