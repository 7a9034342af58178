import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../foundation/database/connect.ts';

/** What a member is given by its upline. */
export interface Rate {
  /** The most that electronic draws pay it of 2,000: 1700 to 1980. */
  readonly series: number;
  /** What it gets back of its valid bets, in hundredths of a percent. */
  readonly rebate: number;
}

export interface RateInLine {
  /** What the member was given; null: nothing. */
  readonly own: Rate | null;
  /** The lowest of those above it: it never has more. */
  readonly most: Rate;
}

/** A member's rate on a day, YYYY-MM-DD in Asia/Ho_Chi_Minh. */
export async function rateOf(q: Queryable, memberId: MemberId, day: string): Promise<RateInLine> {
  const [row] = await q.query<{
    series: number | null;
    rebate: number | null;
    mostSeries: number;
    mostRebate: number;
  }>(`SELECT series, rebate, most_series AS "mostSeries", most_rebate AS "mostRebate" FROM member_rate_on($1, $2)`, [
    memberId,
    day,
  ]);
  if (!row) throw new Error('a rate gave no answer');
  const { series, rebate, mostSeries, mostRebate } = row;
  return {
    own: series === null || rebate === null ? null : { series, rebate },
    most: { series: mostSeries, rebate: mostRebate },
  };
}

/** The rates of all who were given one, on a day. */
export async function ratesOn(q: Queryable, day: string): Promise<ReadonlyMap<MemberId, Rate>> {
  const rows = await q.query<Rate & { readonly memberId: MemberId }>(
    `SELECT DISTINCT ON (member_id) member_id AS "memberId", series, rebate FROM member_rate WHERE from_day <= $1
     ORDER BY member_id, from_day DESC`,
    [day],
  );
  return new Map(rows.map(({ memberId, series, rebate }) => [memberId, { series, rebate }]));
}

/** Gives a member a rate from a day on. Whoever may, and how high, the caller says. */
export async function writeRate(
  q: Queryable,
  memberId: MemberId,
  { series, rebate, fromDay }: Rate & { readonly fromDay: string },
): Promise<void> {
  await q.query(
    `INSERT INTO member_rate (member_id, from_day, series, rebate) VALUES ($1, $2, $3, $4)
     ON CONFLICT (member_id, from_day) DO UPDATE SET series = excluded.series, rebate = excluded.rebate`,
    [memberId, fromDay, series, rebate],
  );
}
