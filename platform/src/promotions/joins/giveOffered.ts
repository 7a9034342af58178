import { fromWire, type Hundredths, type MemberId } from '@unisite/shared/contract';
import { type GivenBonus, giveBonus, hasBonus } from '../../bonuses/index.ts';
import { dayOf } from '../../foundation/calendar/days.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import { targetOf } from '../offers/offer.ts';
import { type Offered, requireBudget, requireJoinable, sourceOf } from './requireJoinable.ts';

/** The key of a bonus that was started then: one for each member, or for each day of it. */
export const bonusKeyOf = (promotion: Offered, at: Date): string =>
  promotion.offer.times === 'once' ? sourceOf(promotion) : `${sourceOf(promotion)}/${dayOf(at)}`;

interface Started {
  readonly memberId: MemberId;
  readonly currency: string;
  readonly amount: Hundredths;
  /** Amount of the deposit that triggered it; 0 where it was none. */
  readonly deposit: Hundredths;
  /** Time of the trigger, which decides the day of a daily promotion. */
  readonly at: Date;
  readonly isJoined: boolean;
}

/**
 * Grants a promotion's bonus in the caller's transaction, once per member or per day. Null when the amount is 0.
 *
 * @throws Refusal as `requireJoinable`, PROMOTION_SPENT
 */
export async function giveOffered(
  q: Queryable,
  promotion: Offered,
  { memberId, currency, amount, deposit, at, isJoined }: Started,
  now: Date,
): Promise<GivenBonus | null> {
  const { offer, title } = promotion;
  // serializes claims, so that two accounts of one person cannot both pass the check
  await q.query('SELECT pg_advisory_xact_lock(7013053, hashtext($1))', [promotion.id]);
  await requireJoinable(q, promotion, { memberId, at, isJoined });
  if (amount === 0n) return null;
  const source = sourceOf(promotion);
  const { wagering } = offer;
  const key = bonusKeyOf(promotion, at);
  // what was given already is found again, whatever is left
  if (!(await hasBonus(q, memberId, key))) await requireBudget(q, promotion, amount);
  return giveBonus(
    q,
    {
      ...{ memberId, currency, source, title, amount },
      key,
      wagering: {
        target: targetOf(offer, amount, deposit),
        days: wagering?.days ?? 1,
        weights: wagering?.weights ?? {},
        largestBet: wagering?.largestBet == null ? null : fromWire(wagering.largestBet),
      },
    },
    now,
  );
}
