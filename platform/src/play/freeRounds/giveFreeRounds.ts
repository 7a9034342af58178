import type { Category, Hundredths, Localized, MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';

/** The wagering requirement for winnings of free rounds. */
interface Wagering {
  /** Multiple of the granted amount. */
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
  /** Per round; one of the stakes at which the game's vendor supports free rounds (`freeRoundStakes`). */
  readonly stake: Hundredths;
  /** 1 to 500. */
  readonly rounds: number;
  /** Maximum of their winnings to grant; null for no limit. */
  readonly most: Hundredths | null;
  /** Null: winnings are paid to the main wallet. */
  readonly wagering: Wagering | null;
  /** Rounds that start later are not free. */
  readonly endsAt: Date;
}

export interface GivenFreeRounds {
  readonly id: string;
  /** False for a replay: nothing was granted. */
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

/** Whether a member was granted free rounds under this key. */
export async function hasFreeRounds(q: Queryable, memberId: MemberId, key: string): Promise<boolean> {
  const found = await q.query('SELECT FROM free_rounds WHERE member_id = $1 AND key = $2', [memberId, key]);
  return found.length > 0;
}

/**
 * Revokes open free rounds because their deposit was reversed. False when they are no longer open: their result stays.
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
