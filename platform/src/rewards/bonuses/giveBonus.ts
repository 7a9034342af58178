import type { Category, Hundredths, Localized, MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';

/** The wagering requirement of a bonus. */
interface Wagering {
  /** Hundredths to wager; 0 pays the bonus to the main wallet at once. */
  readonly target: Hundredths;
  /** Days to complete it, 1 to 366. */
  readonly days: number;
  /** Percent of a valid stake that counts, by category; missing categories do not count. */
  readonly weights: { readonly [Of in Category]?: number | undefined };
  /** Rounds with a higher stake do not count; null for no limit. */
  readonly largestBet: Hundredths | null;
}

export interface NewBonus {
  readonly memberId: MemberId;
  readonly currency: string;
  /** What grants it, e.g. `promotion/first-deposit`. */
  readonly source: string;
  /** Idempotency key, unique for the member. */
  readonly key: string;
  readonly title: Localized;
  /** Above zero. */
  readonly amount: Hundredths;
  readonly wagering: Wagering;
}

export interface GivenBonus {
  readonly id: string;
  /** False for a replay: nothing moved. */
  readonly isNew: boolean;
  readonly state: 'waiting' | 'running' | 'released' | 'spent' | 'expired' | 'givenUp' | 'takenBack';
}

/** Grants a bonus in the caller's transaction, idempotent by member and key. */
export async function giveBonus(q: Queryable, bonus: NewBonus, at: Date): Promise<GivenBonus> {
  const { memberId, currency, source, key, title, amount, wagering } = bonus;
  const [given] = await q.query<GivenBonus>(
    `SELECT g.id, g.is_new AS "isNew", g.state FROM bonus_give($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) g`,
    [
      memberId,
      currency,
      source,
      key,
      JSON.stringify(title),
      amount,
      wagering.target,
      wagering.days,
      JSON.stringify(wagering.weights),
      wagering.largestBet,
      at,
    ],
  );
  if (!given) throw new Error('a bonus gave no answer');
  return given;
}

/**
 * Takes an open bonus back because its deposit was reversed. False when it is no longer open: a released bonus stays.
 */
export async function takeBonusBack(
  q: Queryable,
  { memberId, id }: { readonly memberId: MemberId; readonly id: string },
  at: Date,
): Promise<boolean> {
  const [ended] = await q.query<{ ended: boolean }>(`SELECT bonus_end($1, $2, 'takenBack', $3) AS ended`, [
    memberId,
    id,
    at,
  ]);
  return ended?.ended ?? false;
}
