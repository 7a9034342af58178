import {
  type BonusGroup,
  type Category,
  category,
  type Hundredths,
  hundredthsOf,
  type Language,
  type Localized,
  type MemberBonus,
  type MemberId,
  toWire,
} from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { readMoney } from '../../money/ledger/index.ts';

type Weights = Readonly<Partial<Record<Category, number>>>;

interface BonusRow {
  readonly id: string;
  readonly title: Localized;
  readonly amount: Hundredths;
  readonly balance: Hundredths;
  readonly closedWith: Hundredths | null;
  readonly state: MemberBonus['state'];
  readonly givenAt: Date;
  readonly endsAt: Date | null;
  readonly closedAt: Date | null;
  readonly target: Hundredths;
  readonly wagered: Hundredths;
  readonly days: number;
  readonly weights: Weights;
  readonly largestBet: Hundredths | null;
}

const statesOf: Readonly<Record<BonusGroup, readonly MemberBonus['state'][]>> = {
  open: ['running', 'waiting'],
  released: ['released'],
  ended: ['spent', 'expired', 'givenUp', 'takenBack'],
};

interface Asked {
  readonly group: BonusGroup;
  readonly page: number;
  readonly pageSize: number;
}

/** A page of a member's bonuses and the total that all open ones hold. Open: in running order; closed: newest first. */
export async function bonusesOf(
  q: Queryable,
  memberId: MemberId,
  { group, page, pageSize }: Asked,
): Promise<{ readonly rows: readonly BonusRow[]; readonly total: number; readonly held: Hundredths }> {
  const [sums] = await q.query<{ total: number; held: string }>(
    `SELECT count(*) FILTER (WHERE b.state = ANY ($2))::int AS total,
       coalesce(sum(b.balance), 0) AS held
     FROM bonus b WHERE b.member_id = $1`,
    [memberId, statesOf[group]],
  );
  const rows = await readMoney<BonusRow>(
    q.query(
      `SELECT b.id, b.title, b.amount, b.balance, b.closed_with AS "closedWith", b.state, b.given_at AS "givenAt", b.ends_at AS "endsAt", b.closed_at AS "closedAt",
         b.target, b.wagered, b.days, b.weights, b.largest_bet AS "largestBet"
       FROM bonus b WHERE b.member_id = $1 AND b.state = ANY ($2)
       ORDER BY b.state = 'running' DESC, CASE WHEN b.state = 'waiting' THEN b.id END, b.id DESC LIMIT $3 OFFSET $4`,
      [memberId, statesOf[group], pageSize, (page - 1) * pageSize],
    ),
    { amount: true, balance: true, closedWith: true, target: true, wagered: true, largestBet: true },
  );
  return { rows, total: sums?.total ?? 0, held: hundredthsOf(sums?.held ?? 0) };
}

/** Weights of a wagering requirement by category, in the order of the shelves. */
export const weightsToWire = (weights: Weights): { readonly category: Category; readonly percent: number }[] =>
  category.options.map((one) => ({ category: one, percent: weights[one] ?? 0 })).filter(({ percent }) => percent > 0);

/** A bonus as members see it, in one language. */
export function bonusToWire(row: BonusRow, language: Language): MemberBonus {
  const {
    id,
    title,
    amount,
    balance,
    closedWith,
    state,
    givenAt,
    endsAt,
    closedAt,
    target,
    wagered,
    days,
    weights,
    largestBet,
  } = row;
  return {
    id,
    title: title[language],
    amount: toWire(amount),
    state,
    givenAt: givenAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
    balance: toWire(balance),
    closedWith: closedWith === null ? null : toWire(closedWith),
    wagering:
      target === 0n
        ? null
        : {
            target: toWire(target),
            wagered: toWire(wagered),
            days,
            weights: weightsToWire(weights),
            largestBet: largestBet === null ? null : toWire(largestBet),
          },
  };
}

interface NewestBonus {
  readonly id: string;
  readonly title: Localized;
  readonly source: string;
  readonly state: MemberBonus['state'];
  readonly amount: Hundredths;
  readonly holds: Hundredths;
  readonly wagered: Hundredths;
  readonly target: Hundredths;
  readonly givenAt: Date;
  readonly endsAt: Date | null;
  readonly closedAt: Date | null;
  readonly weights: Weights;
  readonly largestBet: Hundredths | null;
}

/** A member's newest bonuses in any state; `holds`: what each holds now, or held when it closed. */
export const newestBonuses = (q: Queryable, memberId: MemberId, most: number): Promise<NewestBonus[]> =>
  readMoney<NewestBonus>(
    q.query(
      `SELECT b.id, b.title, b.source, b.state, b.amount, coalesce(b.closed_with, b.balance) AS holds, b.wagered, b.target,
         b.given_at AS "givenAt", b.ends_at AS "endsAt", b.closed_at AS "closedAt", b.weights, b.largest_bet AS "largestBet"
       FROM bonus b WHERE b.member_id = $1 ORDER BY b.id DESC LIMIT $2`,
      [memberId, most],
    ),
    { amount: true, holds: true, wagered: true, target: true, largestBet: true },
  );

/** Whether a member has a bonus with this key, in any state. */
export async function hasBonus(q: Queryable, memberId: MemberId, key: string): Promise<boolean> {
  const found = await q.query('SELECT FROM bonus WHERE member_id = $1 AND key = $2', [memberId, key]);
  return found.length > 0;
}
