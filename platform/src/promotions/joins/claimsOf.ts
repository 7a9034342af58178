import type { Language, Localized, MemberId, PromotionCard, PromotionState } from '@unisite/shared/contract';
import { MAX_APPLICATION_TRIES } from '@unisite/shared/contract';
import type { GivenBonus } from '../../bonuses/index.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal, type RefusalCode } from '../../foundation/http/refusal.ts';
import { periodOf } from '../applications/period.ts';
import type { Promotion } from '../promotions.ts';
import { bonusKeyOf } from './giveOffered.ts';
import { isOffered, type Offered, requireJoinable, sourceOf } from './requireJoinable.ts';

export type Claim = NonNullable<PromotionCard['claim']>;

interface Asking {
  /** Null: nobody is signed in. */
  readonly memberId: MemberId | null;
  readonly language: Language;
  readonly now: Date;
}

type BonusState = GivenBonus['state'];

interface Standing {
  readonly isJoined: boolean;
  readonly refused: RefusalCode | null;
  /** Of the newest bonus of it; null: there was none. */
  readonly state: BonusState | null;
  /** Of the bonus that was started now; null: none is yet. */
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

/** A member's state in each promotion, by its id; null for those without an offer. */
export async function claimsOf(
  q: Queryable,
  promotions: readonly Promotion[],
  { memberId, language, now }: Asking,
): Promise<ReadonlyMap<string, Claim | null>> {
  const offered = promotions.filter(isOffered);
  const standings = memberId === null ? null : await standingsOf(q, offered, memberId, now);
  const claims = new Map<string, Claim | null>(promotions.map(({ id }) => [id, null]));
  for (const promotion of offered) {
    const {
      state,
      reason = null,
      again = false,
    } = await stateOf(q, promotion, standings?.get(promotion.id), {
      ...{ memberId, now },
    });
    claims.set(promotion.id, {
      ...{ starts: promotion.offer.starts.on, state, again },
      reason: reason instanceof Refusal ? reason.text(language) : (reason?.[language] ?? null),
    });
  }
  return claims;
}

/** The state of a promotion whose bonus is in this one. */
export function stateOfGiven(state: BonusState, starts: Claim['starts']): PromotionState {
  if (state === 'waiting' || state === 'running') return 'process';
  if (state === 'released') return starts === 'claim' ? 'claimed' : 'issued';
  return 'close';
}

interface Said {
  readonly state: PromotionState;
  readonly reason?: Refusal | Localized | null;
  readonly again?: boolean;
}

async function stateOf(
  q: Queryable,
  promotion: Offered,
  standing: Standing | undefined,
  { memberId, now }: Pick<Asking, 'memberId' | 'now'>,
): Promise<Said> {
  const { on } = promotion.offer.starts;
  if (promotion.startsAt > now) return { state: 'soon' };
  const open = on === 'claim' ? 'claim' : 'join';
  if (memberId === null || !standing) return { state: open };
  const { state, present, applied } = standing;
  if (state === 'waiting' || state === 'running') return { state: 'process' };
  if (applied === 'applying') return { state: 'applying' };
  if (state !== null && promotion.offer.times === 'once') return { state: stateOfGiven(state, on) };
  if (present !== null && on !== 'deposit') return { state: on === 'claim' ? 'claimed' : stateOfGiven(present, on) };
  if (standing.refused) return { state: 'rejected', reason: new Refusal(standing.refused) };
  if (standing.isJoined && on === 'deposit') return { state: 'joined' };
  const obstacle = await obstacleOf(q, promotion, memberId, now);
  if (applied === 'refused' && standing.isPresent)
    return {
      ...{ state: 'rejected', reason: standing.reason },
      again: obstacle === null && standing.tries < MAX_APPLICATION_TRIES && !isOver(promotion, now),
    };
  return obstacle ? { state: 'rejected', reason: obstacle } : { state: open };
}

const isOver = ({ endsAt }: Pick<Promotion, 'endsAt'>, now: Date): boolean => endsAt !== null && endsAt <= now;

/** Why a member cannot join a promotion; null where it can. */
async function obstacleOf(q: Queryable, promotion: Offered, memberId: MemberId, at: Date): Promise<Refusal | null> {
  try {
    await requireJoinable(q, promotion, { memberId, at, isJoined: false });
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

async function standingsOf(
  q: Queryable,
  offered: readonly Offered[],
  memberId: MemberId,
  now: Date,
): Promise<Map<string, Standing>> {
  const rows = await q.query<Standing & { id: string }>(
    `SELECT p.id, j.promotion_id IS NOT NULL AS "isJoined", j.refused,
       -- free rounds that are open are a bonus that runs, and those that came to none one with nothing left
       coalesce((SELECT 'running' FROM free_rounds g WHERE g.member_id = $1 AND g.source = p.source AND g.state = 'open' LIMIT 1),
         (SELECT b.state FROM bonus b WHERE b.member_id = $1 AND b.source = p.source ORDER BY b.id DESC LIMIT 1),
         (SELECT CASE g.state WHEN 'over' THEN 'spent' ELSE g.state END FROM free_rounds g
          WHERE g.member_id = $1 AND g.source = p.source ORDER BY g.id DESC LIMIT 1)) AS state,
       coalesce((SELECT b.state FROM bonus b WHERE b.member_id = $1 AND b.key = p.key),
         (SELECT coalesce(b.state, CASE g.state WHEN 'open' THEN 'running' WHEN 'over' THEN 'spent' ELSE g.state END)
          FROM free_rounds g LEFT JOIN bonus b ON b.id = g.bonus_id WHERE g.member_id = $1 AND g.key = p.key)) AS present,
       a.state AS applied, coalesce(a.period = p.period, false) AS "isPresent", a.reason,
       (SELECT count(*)::int FROM promotion_application t
        WHERE t.promotion_id = p.id AND t.member_id = $1 AND t.period = p.period AND t.state = 'refused') AS tries
     FROM unnest($2::text[], $3::text[], $4::text[], $5::text[]) AS p (id, source, key, period)
     LEFT JOIN promotion_join j ON j.promotion_id = p.id AND j.member_id = $1
     LEFT JOIN LATERAL (SELECT t.state, t.period, t.reason FROM promotion_application t
       WHERE t.promotion_id = p.id AND t.member_id = $1 ORDER BY t.id DESC LIMIT 1) a ON true`,
    [
      memberId,
      offered.map(({ id }) => id),
      offered.map(sourceOf),
      offered.map((one) => bonusKeyOf(one, now)),
      offered.map(({ offer }) => periodOf(offer, now)),
    ],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
