import { type Hundredths, minus, sumOf, toWire } from '@unisite/shared/contract';
import type { ValueOf } from '@unisite/shared/contract/operation';
import {
  giftSource,
  type HouseFigures,
  type houseReport,
  type ReportStep,
} from '@unisite/shared/contract/operatorsReports';
import * as z from '@unisite/shared/schema';
import type { Queryable } from '../../../foundation/database/connect.ts';
import {
  activeByPeriod,
  activeInRange,
  type MarketFigures,
  marketGifts,
  marketsByPeriod,
  marketsByVendor,
  registeredByPeriod,
} from '../marketFigures.ts';
import type { ReportPeriods } from '../reportPeriods.ts';
import { addedUpTo } from '../teamFigures.ts';

type Report = ValueOf<typeof houseReport>;
type Category = Report['categories'][number]['category'];
type Members = Pick<HouseFigures, 'registered' | 'active' | 'returning'>;
type Play = Pick<MarketFigures, 'staked' | 'won' | 'bets'>;

interface Asked extends ReportPeriods {
  readonly by: ReportStep;
  readonly markets: readonly string[];
}

const nothing: Members = { registered: 0, active: 0, returning: 0 };
const days = ({ from, to }: { readonly from: string; readonly to: string }) => ({ fromDay: from, toDay: to });

/** What markets took in and gave in the given periods, and in the preceding ones. */
export async function houseReportOf(q: Queryable, asked: Asked): Promise<Omit<Report, 'currency' | 'currencies'>> {
  const { markets, by, from, to, before } = asked;
  const now = { markets, ...days({ from, to }) };
  const earlier = { markets, ...days(before) };
  const [periods, members, sums, sumsBefore, gifts, giftsBefore, active, activeBefore, registeredBefore, names, asOf] =
    await Promise.all([
      marketsByPeriod(q, now, by),
      membersByPeriod(q, asked),
      marketsByVendor(q, now),
      marketsByVendor(q, earlier),
      marketGifts(q, now),
      marketGifts(q, earlier),
      activeInRange(q, now),
      activeInRange(q, earlier),
      registeredByPeriod(q, earlier, 'day'),
      q.query<{ code: string; name: string }>('SELECT code, name FROM games.vendor'),
      addedUpTo(q),
    ]);
  const registered = [...members.values()].reduce((sum, one) => sum + one.registered, 0);
  const registeredEarlier = [...registeredBefore.values()].reduce((sum, one) => sum + one, 0);
  const nameOf = new Map(names.map(({ code, name }) => [code, name]));
  return {
    from,
    to,
    before: { from: before.from, to: before.to },
    asOf: asOf?.toISOString() ?? null,
    total: figuresOf(sums, { registered, ...active }),
    totalBefore: figuresOf(sumsBefore, { registered: registeredEarlier, ...activeBefore }),
    periods: asked.periods.map((period) => {
      const rows = periods.filter(({ start }) => start === period.from);
      return {
        from: period.from,
        to: period.to,
        ...figuresOf(rows, members.get(period.from) ?? nothing),
        categories: rows
          .filter(isPlayed)
          // same values as the games' categories
          .map((row) => ({ category: row.category as Category, gross: toWire(minus(row.staked, row.won)) })),
      };
    }),
    categories: comparedBy(sums, sumsBefore, ({ category }) => category).map(({ key, ...row }) => ({
      category: key as Category, // same values as the games' categories
      ...row,
    })),
    vendors: comparedBy(sums, sumsBefore, ({ vendor }) => vendor).map(({ key, ...row }) => ({
      vendor: key,
      name: nameOf.get(key) ?? null,
      ...row,
    })),
    gifts: comparedGifts(gifts, giftsBefore),
  };
}

async function membersByPeriod(q: Queryable, { markets, by, from, to, periods }: Asked): Promise<Map<string, Members>> {
  const range = { markets, ...days({ from, to }) };
  const [active, registered] = await Promise.all([activeByPeriod(q, range, by), registeredByPeriod(q, range, by)]);
  return new Map(
    periods.map((period) => [
      period.from,
      { ...nothing, ...active.get(period.from), registered: registered.get(period.from) ?? 0 },
    ]),
  );
}

const isPlayed = ({ staked, won }: Play) => staked !== 0n || won !== 0n;

/** Sums of rows, and derived figures. */
function figuresOf(rows: readonly MarketFigures[], members: Members): HouseFigures {
  const sum = (name: Exclude<keyof MarketFigures, 'bets'>): Hundredths => sumOf(rows.map((row) => row[name]));
  const [bonus, rebate, commission] = [sum('bonus'), sum('rebate'), sum('commission')];
  const gross = minus(sum('staked'), sum('won'));
  return {
    deposits: toWire(sum('deposits')),
    withdrawals: toWire(sum('withdrawals')),
    ...playOf(rows),
    bonus: toWire(bonus),
    rebate: toWire(rebate),
    commission: toWire(commission),
    net: toWire(minus(gross, sumOf([bonus, rebate, commission]))),
    ...members,
  };
}

function playOf(rows: readonly Play[]): Pick<HouseFigures, 'turnover' | 'payout' | 'gross' | 'bets'> {
  const [staked, won] = [sumOf(rows.map((row) => row.staked)), sumOf(rows.map((row) => row.won))];
  return {
    turnover: toWire(staked),
    payout: toWire(won),
    gross: toWire(minus(staked, won)),
    bets: rows.reduce((sum, { bets }) => sum + bets, 0),
  };
}

/** Rows with play grouped by `keyOf`, most turnover first, each with the preceding range. */
function comparedBy<Row extends Play>(now: readonly Row[], before: readonly Row[], keyOf: (row: Row) => string) {
  const [played, playedBefore] = [groupedBy(now.filter(isPlayed), keyOf), groupedBy(before.filter(isPlayed), keyOf)];
  return [...new Set([...played.keys(), ...playedBefore.keys()])]
    .map((key) => {
      const { turnover, gross } = playOf(playedBefore.get(key) ?? []);
      return { key, ...playOf(played.get(key) ?? []), before: { turnover, gross } };
    })
    .toSorted((a, b) => b.turnover - a.turnover || a.key.localeCompare(b.key));
}

type Gifts = readonly { readonly source: string; readonly amount: Hundredths }[];

/** Gifts by source, largest first; unknown sources are combined. */
function comparedGifts(now: Gifts, before: Gifts): Report['gifts'] {
  const sourceOf = ({ source }: { readonly source: string }) => {
    const known = z.safeParse(giftSource, source);
    return known.success ? known.data : 'other';
  };
  const [given, givenBefore] = [groupedBy(now, sourceOf), groupedBy(before, sourceOf)];
  const sum = (gifts: Gifts | undefined) => toWire(sumOf((gifts ?? []).map(({ amount }) => amount)));
  return [...new Set([...given.keys(), ...givenBefore.keys()])]
    .map((source) => ({ source, amount: sum(given.get(source)), before: sum(givenBefore.get(source)) }))
    .filter(({ amount, before: earlier }) => amount !== sum(undefined) || earlier !== sum(undefined))
    .toSorted((a, b) => b.amount - a.amount || a.source.localeCompare(b.source));
}

function groupedBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}
