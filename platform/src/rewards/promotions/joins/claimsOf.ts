import type {
  Hundredths,
  Language,
  Localized,
  MemberId,
  PromotionCard,
  PromotionState,
} from '@unisite/shared/contract';
import { MAX_APPLICATION_TRIES, toWire } from '@unisite/shared/contract';
import { birthDateOf } from '../../../access/identity/index.ts';
import { dayStart } from '../../../foundation/calendar/days.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { nextLossAt, type Turn, turnOf } from '../offers/turn.ts';
import type { Promotion } from '../promotions.ts';
import { cashbackOf } from './cashback.ts';
import { isOffered, type Offered } from './offered.ts';
import { requireJoinable } from './requireJoinable.ts';
import { type BonusState, type Standing, standingsOf } from './standings.ts';

export type Claim = NonNullable<PromotionCard['claim']>;

interface Asking {
  /** Null: nobody is signed in. */
  readonly memberId: MemberId | null;
  readonly language: Language;
  /** The market's. */
  readonly timeZone: string;
  readonly now: Date;
}

/** A member's state in each promotion, by its id; null for those without an offer. */
export async function claimsOf(
  q: Queryable,
  promotions: readonly Promotion[],
  { memberId, language, timeZone, now }: Asking,
): Promise<ReadonlyMap<string, Claim | null>> {
  const offered = promotions.filter(isOffered);
  const isOfBirthday = offered.some(({ offer }) => offer.starts.on === 'birthday');
  const birthDate = memberId !== null && isOfBirthday ? await birthDateOf(q, memberId) : null;
  const turns = offered.map((promotion) => ({
    promotion,
    turn: turnOf(promotion.offer, { at: now, timeZone }, birthDate),
  }));
  const standings = memberId === null ? null : await standingsOf(q, turns, memberId);
  const claims = new Map<string, Claim | null>(promotions.map(({ id }) => [id, null]));
  for (const { promotion, turn } of turns) {
    const standing = standings?.get(promotion.id);
    const said =
      promotion.startsAt > now
        ? { state: 'soon' as const, opensAt: promotion.startsAt }
        : memberId === null || !standing
          ? guestState(promotion, turn, timeZone)
          : await stateOf(q, promotion, { standing, turn, memberId, timeZone, now });
    const { state, reason = null, again = false, opensAt = null, brings = null } = said;
    claims.set(promotion.id, {
      starts: promotion.offer.starts.on,
      state,
      again,
      reason: reason instanceof Refusal ? reason.text(language) : (reason?.[language] ?? null),
      opensAt: opensAt?.toISOString() ?? null,
      brings: brings === null ? null : toWire(brings),
    });
  }
  return claims;
}

/** Triggers that members take with a button and get at once. */
const taken: readonly Claim['starts'][] = ['claim', 'birthday', 'day', 'loss'];

/** A promotion's state from the state of its bonus. */
export function stateOfGiven(state: BonusState, starts: Claim['starts']): PromotionState {
  if (state === 'waiting' || state === 'running') return 'process';
  if (state === 'released') return taken.includes(starts) ? 'claimed' : 'issued';
  return 'close';
}

interface Said {
  readonly state: PromotionState;
  readonly reason?: Refusal | Localized | null;
  readonly again?: boolean;
  readonly opensAt?: Date | null;
  readonly brings?: Hundredths;
}

const openStateOf = ({ offer }: Offered): 'claim' | 'join' => (taken.includes(offer.starts.on) ? 'claim' : 'join');

/** State for visitors who are not signed in; nothing is known of their birthday. */
function guestState(promotion: Offered, turn: Turn, timeZone: string): Said {
  const isToday = turn.isOpen || promotion.offer.starts.on === 'birthday';
  return isToday ? { state: openStateOf(promotion) } : closedState(promotion, turn.opensOn, timeZone);
}

/** State of a promotion that is not open today. */
function closedState({ offer, endsAt }: Offered, opensOn: string | null, timeZone: string): Said {
  if (opensOn === null && offer.starts.on === 'birthday')
    return { state: 'rejected', reason: new Refusal('PROMOTION_NO_BIRTHDAY') };
  const opensAt = opensOn === null ? null : dayStart(opensOn, timeZone);
  return opensAt === null || (endsAt !== null && endsAt <= opensAt) ? { state: 'close' } : { state: 'soon', opensAt };
}

interface Standpoint {
  readonly standing: Standing;
  readonly turn: Turn;
  readonly memberId: MemberId;
  readonly timeZone: string;
  readonly now: Date;
}

async function stateOf(q: Queryable, promotion: Offered, standpoint: Standpoint): Promise<Said> {
  const { on } = promotion.offer.starts;
  const { standing, turn, memberId, timeZone, now } = standpoint;
  const { state, present, applied } = standing;
  if (state === 'waiting' || state === 'running') return { state: 'process' };
  if (applied === 'applying') return { state: 'applying' };
  if (state !== null && promotion.offer.times === 'once') return { state: stateOfGiven(state, on) };
  if (present !== null && on !== 'deposit')
    return { state: taken.includes(on) ? 'claimed' : stateOfGiven(present, on) };
  if (standing.refused) return { state: 'rejected', reason: new Refusal(standing.refused) };
  if (standing.isJoined && on === 'deposit') return { state: 'joined' };
  const obstacle = await obstacleOf(q, promotion, memberId, now);
  if (applied === 'refused' && standing.isPresent)
    return {
      state: 'rejected',
      reason: standing.reason,
      again: obstacle === null && standing.tries < MAX_APPLICATION_TRIES && !isOver(promotion, now),
    };
  if (obstacle) return { state: 'rejected', reason: obstacle };
  return turn.isOpen
    ? openState(q, promotion, { turn, memberId, timeZone, now })
    : closedState(promotion, turn.opensOn, timeZone);
}

async function openState(
  q: Queryable,
  promotion: Offered,
  { turn, memberId, timeZone, now }: Omit<Standpoint, 'standing' | 'turn'> & { readonly turn: Turn & { isOpen: true } },
): Promise<Said> {
  const { starts } = promotion.offer;
  if (!turn.lost || starts.on !== 'loss') return { state: openStateOf(promotion) };
  const back = await cashbackOf(q, promotion, memberId, turn.lost);
  return back
    ? { state: 'claim', brings: back.amount }
    : { state: 'soon', opensAt: nextLossAt(starts.of, { at: now, timeZone }) };
}

const isOver = ({ endsAt }: Pick<Promotion, 'endsAt'>, now: Date): boolean => endsAt !== null && endsAt <= now;

/** Why a member cannot join a promotion; null when it can. */
async function obstacleOf(q: Queryable, promotion: Offered, memberId: MemberId, at: Date): Promise<Refusal | null> {
  try {
    await requireJoinable(q, promotion, { memberId, at, isJoined: false });
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
