import {
  fromWire,
  type Hundredths,
  hundredthsOf,
  type MemberId,
  noMoney,
  type PromotionOffer,
} from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { type GivenFreeRounds, giveFreeRounds, hasFreeRounds } from '../../../play/freeRounds/index.ts';
import { type GivenBonus, giveBonus, hasBonus } from '../../bonuses/index.ts';
import { mostOf, targetOf } from '../offers/offer.ts';
import { giveGift, hasGift } from './giveGift.ts';
import { type Offered, sourceOf } from './offered.ts';
import { requireJoinable, requireRoom } from './requireJoinable.ts';

/** Idempotency key for a period (`turnOf`): one per member, or per member and period. */
export const keyOf = (promotion: Offered, period: string): string =>
  period === 'once' ? sourceOf(promotion) : `${sourceOf(promotion)}/${period}`;

interface Started {
  readonly memberId: MemberId;
  readonly currency: string;
  /** The bonus's amount; ignored for other gifts. */
  readonly amount: Hundredths;
  /** The triggering deposit's amount; 0 without one. */
  readonly deposit: Hundredths;
  /** Time of the trigger, and the period that it falls in. */
  readonly at: Date;
  readonly period: string;
  readonly isJoined: boolean;
}

/**
 * What a promotion gave: a bonus, free rounds whose winnings become one, points or tickets. Open free rounds count as a
 * running bonus.
 */
export type Gift = Pick<GivenBonus, 'id' | 'isNew' | 'state'> & {
  readonly kind: 'bonus' | 'freeRounds' | 'points' | 'tickets';
};

/**
 * Serializes a promotion's grants, so that two accounts of one person, or two claims on the last of a budget, cannot
 * both succeed.
 */
export async function holdPromotion(q: Queryable, id: string): Promise<void> {
  await q.query('SELECT pg_advisory_xact_lock(7013053, hashtext($1))', [id]);
}

/**
 * Gives what a promotion offers in the caller's transaction, once per member and period. Null when the amount is 0.
 *
 * @throws Refusal as `requireJoinable`, PROMOTION_SPENT
 */
export async function giveOffered(q: Queryable, promotion: Offered, started: Started, now: Date): Promise<Gift | null> {
  const { memberId, at, isJoined, amount, period } = started;
  const { gives } = promotion.offer;
  await holdPromotion(q, promotion.id);
  await requireJoinable(q, promotion, { memberId, at, isJoined });
  const key = keyOf(promotion, period);
  // a replay finds the earlier grant, whatever room is left
  if (gives.kind === 'points' || gives.kind === 'tickets') {
    if (!(await hasGift(q, memberId, key))) await requireRoom(q, promotion, noMoney);
    const { id: promotionId, title } = promotion;
    return { kind: gives.kind, ...(await giveGift(q, { promotionId, memberId, key, gives, title }, now)) };
  }
  if (gives.kind === 'freeRounds') {
    if (!(await hasFreeRounds(q, memberId, key))) await requireRoom(q, promotion, mostOf(promotion.offer));
    return ofRounds(await giveFreeRounds(q, { ...roundsOf(promotion, gives, now), ...started, key }, now));
  }
  if (!(await hasBonus(q, memberId, key))) {
    if (amount === 0n) return null;
    await requireRoom(q, promotion, amount);
  }
  return { kind: 'bonus', ...(await giveBonus(q, { ...bonusOf(promotion, started), key }, now)) };
}

function bonusOf(promotion: Offered, { memberId, currency, amount, deposit }: Started) {
  const { offer, title } = promotion;
  const { wagering } = offer;
  return {
    memberId,
    currency,
    source: sourceOf(promotion),
    title,
    amount,
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
    source: sourceOf(promotion),
    title,
    gameId: game,
    stake: fromWire(stake),
    rounds,
    most: most === null ? null : fromWire(most),
    wagering: wagering && {
      times: wagering.times,
      days: wagering.days,
      weights: wagering.weights,
      largestBet: largestBetOf(wagering),
    },
    endsAt: new Date(now.getTime() + days * DAY_MS),
  };
}

const largestBetOf = (wagering: PromotionOffer['wagering']): Hundredths | null =>
  wagering?.largestBet == null ? null : hundredthsOf(fromWire(wagering.largestBet));

const ofRounds = ({ id, isNew, state }: GivenFreeRounds): Gift => ({
  kind: 'freeRounds',
  id,
  isNew,
  state: state === 'open' ? 'running' : state === 'over' ? 'spent' : 'takenBack',
});
