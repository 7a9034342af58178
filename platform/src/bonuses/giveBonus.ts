import type { Category, Hundredths, Localized, MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../foundation/database/connect.ts';

/** Under which condition a bonus becomes the member's. */
interface Wagering {
  /** Hundredths to be wagered; 0: none, the bonus goes to the main wallet at once. */
  readonly target: Hundredths;
  /** Days that it runs for, 1 to 366. */
  readonly days: number;
  /** Percent of a valid stake that counts, by category; what is not here counts nothing. */
  readonly weights: { readonly [Of in Category]?: number | undefined };
  /** A round of more than this counts nothing. */
  readonly largestBet: Hundredths | null;
}

export interface NewBonus {
  readonly memberId: MemberId;
  readonly currency: string;
  /** What gives such bonuses, e.g. `promotion/first-deposit`. */
  readonly source: string;
  /** What it is given for: gives it once to a member. */
  readonly key: string;
  readonly title: Localized;
  /** Above zero. */
  readonly amount: Hundredths;
  readonly wagering: Wagering;
}

export interface GivenBonus {
  readonly id: string;
  /** False for a key that was given before: nothing moved. */
  readonly isNew: boolean;
  readonly state: 'waiting' | 'running' | 'released' | 'expired' | 'givenUp' | 'takenBack';
}

/** Gives a member a bonus, once a key, in the caller's transaction. */
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
 * Takes a bonus back that is still held, as what it was given for was undone. False when nothing is held any more: what was
 * released stays.
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
