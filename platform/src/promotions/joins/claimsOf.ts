import type { Language, MemberId, PromotionCard } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal, type RefusalCode } from '../../foundation/http/refusal.ts';
import type { Promotion } from '../promotions.ts';
import { isOffered, type Offered, requireJoinable, sourceOf } from './requireJoinable.ts';

export type Claim = NonNullable<PromotionCard['claim']>;

interface Asking {
  /** Null: nobody is signed in. */
  readonly memberId: MemberId | null;
  readonly language: Language;
  readonly now: Date;
}

interface Standing {
  readonly source: string;
  readonly isJoined: boolean;
  readonly refused: RefusalCode | null;
  /** Of the newest bonus of it; null: there was none. */
  readonly state: 'waiting' | 'running' | 'released' | 'spent' | 'expired' | 'givenUp' | 'takenBack' | null;
}

/** A member's state in each promotion, by its id; null for those without an offer. */
export async function claimsOf(
  q: Queryable,
  promotions: readonly Promotion[],
  { memberId, language, now }: Asking,
): Promise<ReadonlyMap<string, Claim | null>> {
  const offered = promotions.filter(isOffered);
  const standings = memberId === null ? new Map<string, Standing>() : await standingsOf(q, offered, memberId);
  const claims = new Map<string, Claim | null>(promotions.map(({ id }) => [id, null]));
  for (const promotion of offered) {
    const asksCode = promotion.offer.starts.on === 'code';
    const said = await stateOf(q, promotion, standings.get(promotion.id), { memberId, now });
    claims.set(promotion.id, { asksCode, state: said.state, reason: said.refusal?.text(language) ?? null });
  }
  return claims;
}

async function stateOf(
  q: Queryable,
  promotion: Offered,
  standing: Standing | undefined,
  { memberId, now }: Pick<Asking, 'memberId' | 'now'>,
): Promise<{ readonly state: Claim['state']; readonly refusal?: Refusal }> {
  if (memberId === null) return { state: 'join' };
  const state = standing?.state ?? null;
  if (state === 'waiting' || state === 'running') return { state: 'process' };
  if (state !== null && promotion.offer.times === 'once') return { state: state === 'released' ? 'issued' : 'close' };
  if (standing?.refused) return { state: 'rejected', refusal: new Refusal(standing.refused) };
  if (standing?.isJoined) return { state: 'joined' };
  try {
    await requireJoinable(q, promotion, { memberId, at: now, isJoined: false });
  } catch (error) {
    if (error instanceof Refusal) return { state: 'rejected', refusal: error };
    throw error;
  }
  return { state: 'join' };
}

async function standingsOf(
  q: Queryable,
  offered: readonly Offered[],
  memberId: MemberId,
): Promise<Map<string, Standing>> {
  const rows = await q.query<Standing & { id: string }>(
    `SELECT p.id, j.promotion_id IS NOT NULL AS "isJoined", j.refused,
       (SELECT b.state FROM bonus b WHERE b.member_id = $1 AND b.source = p.source ORDER BY b.id DESC LIMIT 1) AS state
     FROM unnest($2::text[], $3::text[]) AS p (id, source)
     LEFT JOIN promotion_join j ON j.promotion_id = p.id AND j.member_id = $1`,
    [memberId, offered.map(({ id }) => id), offered.map(sourceOf)],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
