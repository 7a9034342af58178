import { fromWire, type Hundredths, hundredthsOf, type MemberId, type PromotionOffer } from '@unisite/shared/contract';
import { type GivenBonus, giveBonus, hasBonus } from '../../bonuses/index.ts';
import { dayOf } from '../../foundation/calendar/days.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import { type GivenFreeRounds, giveFreeRounds, hasFreeRounds } from '../../freeRounds/index.ts';
import { mostOf, targetOf } from '../offers/offer.ts';
import { type Offered, requireBudget, requireJoinable, sourceOf } from './requireJoinable.ts';

/** The key of what was started then: one for each member, or for each day of it. */
export const bonusKeyOf = (promotion: Offered, at: Date): string =>
  promotion.offer.times === 'once' ? sourceOf(promotion) : `${sourceOf(promotion)}/${dayOf(at)}`;

interface Started {
  readonly memberId: MemberId;
  readonly currency: string;
  /** Of the bonus; of free rounds it is not known yet, and not looked at. */
  readonly amount: Hundredths;
  /** Amount of the deposit that triggered it; 0 where it was none. */
  readonly deposit: Hundredths;
  /** Time of the trigger, which decides the day of a daily promotion. */
  readonly at: Date;
  readonly isJoined: boolean;
}

/** What a promotion gave: a bonus, or free rounds whose winnings will be one. Rounds that are open are a bonus that runs. */
export type Gift = Pick<GivenBonus, 'id' | 'isNew' | 'state'> & { readonly kind: 'bonus' | 'freeRounds' };

/**
 * Gives what a promotion offers in the caller's transaction, once per member or per day. Null when the amount is 0.
 *
 * @throws Refusal as `requireJoinable`, PROMOTION_SPENT
 */
export async function giveOffered(q: Queryable, promotion: Offered, started: Started, now: Date): Promise<Gift | null> {
  const { memberId, at, isJoined, amount } = started;
  const { gives } = promotion.offer;
  // serializes claims, so that two accounts of one person cannot both pass the check
  await q.query('SELECT pg_advisory_xact_lock(7013053, hashtext($1))', [promotion.id]);
  await requireJoinable(q, promotion, { memberId, at, isJoined });
  const key = bonusKeyOf(promotion, at);
  if (gives.kind === 'freeRounds') {
    if (!(await hasFreeRounds(q, memberId, key))) await requireBudget(q, promotion, mostOf(promotion.offer));
    return ofRounds(await giveFreeRounds(q, { ...roundsOf(promotion, gives, now), ...started, key }, now));
  }
  if (amount === 0n) return null;
  // what was given already is found again, whatever is left
  if (!(await hasBonus(q, memberId, key))) await requireBudget(q, promotion, amount);
  return { kind: 'bonus', ...(await giveBonus(q, { ...bonusOf(promotion, started), key }, now)) };
}

function bonusOf(promotion: Offered, { memberId, currency, amount, deposit }: Started) {
  const { offer, title } = promotion;
  const { wagering } = offer;
  return {
    ...{ memberId, currency, source: sourceOf(promotion), title, amount },
    wagering: {
      target: targetOf(offer, amount, deposit),
      days: wagering?.days ?? 1,
      weights: wagering?.weights ?? {},
      largestBet: largestBetOf(wagering),
    },
  };
}

const DAY_MS = 86_400_000;

function roundsOf(
  promotion: Offered,
  { game, stake, rounds, days, most }: Extract<PromotionOffer['gives'], { kind: 'freeRounds' }>,
  now: Date,
) {
  const { title, offer } = promotion;
  const { wagering } = offer;
  return {
    ...{ source: sourceOf(promotion), title, gameId: game, stake: fromWire(stake), rounds },
    most: most === null ? null : fromWire(most),
    wagering: wagering && {
      ...{ times: wagering.times, days: wagering.days, weights: wagering.weights },
      largestBet: largestBetOf(wagering),
    },
    endsAt: new Date(now.getTime() + days * DAY_MS),
  };
}

const largestBetOf = (wagering: PromotionOffer['wagering']): Hundredths | null =>
  wagering?.largestBet == null ? null : hundredthsOf(fromWire(wagering.largestBet));

const ofRounds = ({ id, isNew, state }: GivenFreeRounds): Gift => ({
  ...{ kind: 'freeRounds', id, isNew },
  state: state === 'open' ? 'running' : state === 'over' ? 'spent' : 'takenBack',
});
