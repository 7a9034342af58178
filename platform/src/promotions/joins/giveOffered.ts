import { fromWire, type Hundredths, type MemberId } from '@unisite/shared/contract';
import { type GivenBonus, giveBonus, hasBonus } from '../../bonuses/index.ts';
import { dayOf } from '../../foundation/calendar/days.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import { amountOf, targetOf } from '../offers/offer.ts';
import { type Offered, requireBudget, requireJoinable, sourceOf } from './requireJoinable.ts';

interface Started {
  readonly memberId: MemberId;
  readonly currency: string;
  /** Amount of the deposit that triggered it; 0 for a code. */
  readonly deposit: Hundredths;
  /** Time of the trigger, which decides the day of a daily promotion. */
  readonly at: Date;
  readonly isJoined: boolean;
}

/**
 * Grants a promotion's bonus in the caller's transaction, once per member or per day. Null when the amount rounds down to 0.
 *
 * @throws Refusal as `requireJoinable`, PROMOTION_SPENT
 */
export async function giveOffered(
  q: Queryable,
  promotion: Offered,
  { memberId, currency, deposit, at, isJoined }: Started,
  now: Date,
): Promise<GivenBonus | null> {
  const { offer, title } = promotion;
  // serializes claims, so that two accounts of one person cannot both pass the check
  await q.query('SELECT pg_advisory_xact_lock(7013053, hashtext($1))', [promotion.id]);
  await requireJoinable(q, promotion, { memberId, at, isJoined });
  const amount = amountOf(offer, deposit);
  if (amount === 0n) return null;
  const source = sourceOf(promotion);
  const { wagering } = offer;
  const key = offer.times === 'once' ? source : `${source}/${dayOf(at)}`;
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
