import { type MemberId, noMoney } from '@unisite/shared/contract';
import { birthDateOf } from '../../../access/identity/index.ts';
import { memberZone } from '../../../access/members/index.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { hasBonus } from '../../bonuses/index.ts';
import { amountOf } from '../offers/offer.ts';
import { type Period, type Turn, turnOf } from '../offers/turn.ts';
import { cashbackOf, keepCashback, requireNotPaidBack } from './cashback.ts';
import { type Gift, giveOffered, holdPromotion, keyOf } from './giveOffered.ts';
import type { Offered } from './offered.ts';

interface Claimant {
  readonly memberId: MemberId;
  readonly currency: string;
  readonly isJoined: boolean;
}

/**
 * Gives what a promotion gives at once, in the caller's transaction: for a code, a button, a birthday, a day or a loss.
 * Once per period. Null when the amount is 0.
 *
 * @throws Refusal PROMOTION_NOT_TODAY, PROMOTION_NO_BIRTHDAY, PROMOTION_NO_LOSS, and those of `giveOffered`
 */
export async function claimTurn(q: Queryable, promotion: Offered, claimant: Claimant, now: Date): Promise<Gift | null> {
  const { offer } = promotion;
  const isOfBirthday = offer.starts.on === 'birthday';
  const birthDate = isOfBirthday ? await birthDateOf(q, claimant.memberId) : null;
  const turn = turnOf(offer, { at: now, timeZone: await memberZone(q, claimant.memberId) }, birthDate);
  if (!turn.isOpen)
    throw new Refusal(isOfBirthday && birthDate === null ? 'PROMOTION_NO_BIRTHDAY' : 'PROMOTION_NOT_TODAY');
  const claimed = { ...claimant, deposit: noMoney, at: now, period: turn.period };
  if (turn.lost) return payBack(q, promotion, { ...claimed, lost: turn.lost }, now);
  return giveOffered(q, promotion, { ...claimed, amount: amountOf(offer, noMoney) ?? noMoney }, now);
}

type Claimed = Claimant & { readonly deposit: typeof noMoney; readonly at: Date } & Pick<Turn, 'period'>;

async function payBack(
  q: Queryable,
  promotion: Offered,
  { lost: period, ...claimed }: Claimed & { readonly lost: Period },
  now: Date,
): Promise<Gift | null> {
  const { memberId } = claimed;
  // the loss is computed while no other claim of the promotion is in progress
  await holdPromotion(q, promotion.id);
  const isGiven = await hasBonus(q, memberId, keyOf(promotion, claimed.period));
  if (!isGiven) await requireNotPaidBack(q, promotion.id, memberId, period);
  const back = isGiven ? null : await cashbackOf(q, promotion, memberId, period);
  if (!isGiven && !back) throw new Refusal('PROMOTION_NO_LOSS');
  const given = await giveOffered(q, promotion, { ...claimed, amount: back?.amount ?? noMoney }, now);
  if (back && given?.isNew) await keepCashback(q, promotion, { memberId, period, ...back, bonusId: given.id });
  return given;
}
