import type { Hundredths } from '@unisite/shared/contract';
import { addDays } from '../../foundation/calendar/days.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import { readMoney } from '../../money/ledger/index.ts';
import { monthsOf } from './monthsOf.ts';
import type { Step } from './reportPeriods.ts';
import type { Days } from './teamFigures.ts';

/** Sums of the movements of a market's members, hundredths; guests on free play excluded. */
export interface MarketFigures {
  readonly deposits: Hundredths;
  readonly withdrawals: Hundredths;
  readonly staked: Hundredths;
  readonly won: Hundredths;
  readonly rebate: Hundredths;
  readonly bonus: Hundredths;
  readonly commission: Hundredths;
  readonly bets: number;
}

const amounts = ['deposits', 'withdrawals', 'staked', 'won', 'rebate', 'bonus', 'commission'] as const;
/** `bets` as a float: a year's count exceeds an int4. */
const columns = [...amounts.map((name) => `sum(k.${name})::bigint AS ${name}`), 'sum(k.bets)::float8 AS bets'].join(
  ', ',
);
// The names are those of `amounts`.
const money = Object.fromEntries(amounts.map((name) => [name, true])) as Record<(typeof amounts)[number], true>;

const inRange = 'k.market_code = ANY ($1) AND k.day BETWEEN $2 AND $3';

interface Wanted extends Days {
  readonly markets: readonly string[];
}

type Row<More> = MarketFigures & More;

/** Sorts after every vendor code, which are ASCII. */
const LAST = '\uffff';

/** By first day of each period and category; combinations without movements are absent. */
export const marketsByPeriod = (
  q: Queryable,
  { markets, fromDay, toDay }: Wanted,
  by: Step,
): Promise<Row<{ readonly start: string; readonly category: string }>[]> =>
  readMoney<Row<{ start: string; category: string }>>(
    q.query(
      `SELECT date_trunc($4, k.day::timestamp)::date AS start, k.category, ${columns} FROM market_day k WHERE ${inRange}
       GROUP BY 1, 2 ORDER BY 1, 2`,
      [markets, fromDay, toDay, by],
    ),
    money,
  );

/** Totals of a range by vendor and category; both '' for what is not play. */
export const marketsByVendor = (
  q: Queryable,
  { markets, fromDay, toDay }: Wanted,
): Promise<Row<{ readonly vendor: string; readonly category: string }>[]> =>
  readMoney<Row<{ vendor: string; category: string }>>(
    q.query(
      `SELECT k.vendor_code AS vendor, k.category, ${columns} FROM market_day k WHERE ${inRange} GROUP BY 1, 2 ORDER BY 1, 2`,
      [markets, fromDay, toDay],
    ),
    money,
  );

/** Bonuses and rebates of a range by source. */
export const marketGifts = (
  q: Queryable,
  { markets, fromDay, toDay }: Wanted,
): Promise<{ readonly source: string; readonly amount: Hundredths }[]> =>
  readMoney<{ source: string; amount: Hundredths }>(
    q.query(
      `SELECT k.source, sum(k.amount)::bigint AS amount FROM market_gift_day k WHERE ${inRange} GROUP BY 1 ORDER BY 1`,
      [markets, fromDay, toDay],
    ),
    { amount: true },
  );

interface Members {
  /** Distinct members who staked. */
  readonly active: number;
  /** Those among them who registered before it began. */
  readonly returning: number;
}

/** By first day of each period in a range; periods without stakes are absent. */
export async function activeByPeriod(
  q: Queryable,
  { markets, fromDay, toDay }: Wanted,
  by: Step,
): Promise<ReadonlyMap<string, Members>> {
  const rows = await q.query<Members & { start: string }>(
    `SELECT k.start, sum(k.active)::int AS active, sum(k.returning_members)::int AS returning FROM market_active k
     WHERE k.market_code = ANY ($1) AND k.start BETWEEN $2 AND $3 AND k.span = $4 GROUP BY 1`,
    [markets, fromDay, toDay, by],
  );
  return new Map(rows.map(({ start, ...members }) => [start, members]));
}

/** Over the whole range. */
export async function activeInRange(q: Queryable, { markets, ...days }: Wanted): Promise<Members> {
  const months = monthsOf(days);
  const [row] = await q.query<Members>(
    `WITH begun AS MATERIALIZED (SELECT code, day_start($4::date, time_zone) AS at
       FROM markets.market WHERE code = ANY ($1))
     SELECT count(*)::int AS active, (count(*) FILTER (WHERE m.reg_date < z.at))::int AS returning
     FROM (SELECT DISTINCT k.member_id FROM unnest($2::date[], $3::bigint[]) AS wanted (month, days)
       JOIN member_month k ON k.month = wanted.month AND k.days & wanted.days <> 0) s
     JOIN members.member m ON m.id = s.member_id JOIN begun z ON z.code = m.market_code
     WHERE m.customer_type <> 4`,
    [markets, months.map(({ month }) => month), months.map(({ bits }) => bits), days.fromDay],
  );
  return row ?? { active: 0, returning: 0 };
}

/** Registrations by first day of each period. */
export async function registeredByPeriod(
  q: Queryable,
  { markets, fromDay, toDay }: Wanted,
  by: Step,
): Promise<ReadonlyMap<string, number>> {
  const rows = await q.query<{ start: string; registered: number }>(
    `WITH asked AS MATERIALIZED (SELECT code, time_zone, day_start($2::date, time_zone) AS since,
         day_start($3::date + 1, time_zone) AS until FROM markets.market WHERE code = ANY ($1))
     SELECT date_trunc($4, m.reg_date AT TIME ZONE z.time_zone)::date AS start, count(*)::int AS registered
     FROM asked z JOIN members.member m ON m.market_code = z.code AND m.customer_type <> 4
       AND m.reg_date >= z.since AND m.reg_date < z.until GROUP BY 1`,
    [markets, fromDay, toDay, by],
  );
  return new Map(rows.map(({ start, registered }) => [start, registered]));
}

/** Position of a row among a market's days. */
export interface DayPlace {
  readonly day: string;
  readonly vendor: string;
  readonly category: string;
}

/** A market's rows of a range after a position, by day, vendor and category. */
export const marketDays = (
  q: Queryable,
  market: string,
  { fromDay, toDay }: Days,
  { after, limit }: { readonly after: DayPlace | null; readonly limit: number },
): Promise<Row<DayPlace>[]> =>
  readMoney<Row<DayPlace>>(
    q.query(
      `SELECT k.day, k.vendor_code AS vendor, k.category, k.deposits, k.withdrawals, k.staked, k.won, k.rebate, k.bonus,
         k.commission, k.bets::float8 AS bets
       FROM market_day k WHERE k.market_code = $1 AND k.day <= $3 AND (k.day, k.vendor_code, k.category) > ($2::date, $4, $5)
       ORDER BY k.day, k.vendor_code, k.category LIMIT $6`,
      // on the day before the first, no row sorts after this position
      [market, after?.day ?? addDays(fromDay, -1), toDay, after?.vendor ?? LAST, after?.category ?? '', limit],
    ),
    money,
  );
