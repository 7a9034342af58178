import type { Category, Hundredths, Localized, MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';

/** The wagering requirement of what free rounds win. */
interface Wagering {
  /** Times of what is given. */
  readonly times: number;
  /** Days to complete it, 1 to 366. */
  readonly days: number;
  /** Percent of a valid stake that counts, by category; missing categories do not count. */
  readonly weights: { readonly [Of in Category]?: number | undefined };
  /** Rounds with a higher stake do not count; null for no limit. */
  readonly largestBet: Hundredths | null;
}

export interface NewFreeRounds {
  readonly memberId: MemberId;
  readonly currency: string;
  /** What grants them, e.g. `promotion/spring`. */
  readonly source: string;
  /** Idempotency key, unique for the member. */
  readonly key: string;
  readonly title: Localized;
  readonly gameId: string;
  /** Of a round; one that the game's vendor plays free rounds at (`freeRoundStakes`). */
  readonly stake: Hundredths;
  /** 1 to 500. */
  readonly rounds: number;
  /** The most that is given of what they win; null for no limit. */
  readonly most: Hundredths | null;
  /** Null: what they win is paid to the main wallet. */
  readonly wagering: Wagering | null;
  /** Rounds that begin later are not free. */
  readonly endsAt: Date;
}

export interface GivenFreeRounds {
  readonly id: string;
  /** False for a replay: nothing was given. */
  readonly isNew: boolean;
  readonly state: 'open' | 'over' | 'takenBack';
}

/** Grants free rounds in the caller's transaction, idempotent by member and key. */
export async function giveFreeRounds(q: Queryable, given: NewFreeRounds, at: Date): Promise<GivenFreeRounds> {
  const { memberId, currency, source, key, title, gameId, stake, rounds, most, wagering, endsAt } = given;
  const [row] = await q.query<GivenFreeRounds>(
    `SELECT g.id, g.is_new AS "isNew", g.state FROM free_rounds_give($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) g`,
    [
      memberId,
      currency,
      source,
      key,
      JSON.stringify(title),
      gameId,
      stake,
      rounds,
      most,
      wagering && JSON.stringify({ ...wagering, largestBet: wagering.largestBet?.toString() ?? null }),
      at,
      endsAt,
    ],
  );
  if (!row) throw new Error('free rounds gave no answer');
  return row;
}

/** Whether a member was given free rounds of this key. */
export async function hasFreeRounds(q: Queryable, memberId: MemberId, key: string): Promise<boolean> {
  const found = await q.query('SELECT FROM free_rounds WHERE member_id = $1 AND key = $2', [memberId, key]);
  return found.length > 0;
}

/**
 * Takes open free rounds back because their deposit was reversed. False when they are no longer open: what they came to
 * stays.
 */
export async function takeFreeRoundsBack(
  q: Queryable,
  { memberId, id }: { readonly memberId: MemberId; readonly id: string },
  at: Date,
): Promise<boolean> {
  const [ended] = await q.query<{ ended: boolean }>('SELECT free_rounds_forfeit($1, $2, $3) AS ended', [
    memberId,
    id,
    at,
  ]);
  return ended?.ended ?? false;
}
