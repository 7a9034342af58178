import { hundredthsOf, type Language, toWire } from '@unisite/shared/contract';
import { BYTE_ORDER_MARK, type Cell, csvLines } from '@unisite/shared/contract/csv';
import type { HouseFigures, ReportPeriod } from '@unisite/shared/contract/operatorsReports';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { type DayPlace, type MarketFigures, marketDays } from '../marketFigures.ts';
import { heads } from './reportHeads.ts';

const PAGE = 2_000;

const money = [
  'deposits',
  'withdrawals',
  'turnover',
  'payout',
  'gross',
  'bonus',
  'rebate',
  'commission',
  'net',
] as const;
const counts = ['bets', 'registered', 'active', 'returning'] as const satisfies readonly (keyof HouseFigures)[];

/** A report's periods with their sums, as CSV. */
export function periodsFile(periods: readonly ReportPeriod[], language: Language): string {
  const columns = [...money, ...counts] as const;
  const head = ['from', 'to', ...columns].map((name) => heads[name as keyof typeof heads][language]); // each has a head
  const rows = periods.map((period): Cell[] => [period.from, period.to, ...columns.map((name) => period[name])]);
  return BYTE_ORDER_MARK + csvLines([head, ...rows]);
}

interface Range {
  readonly fromDay: string;
  readonly toDay: string;
}

const columnsOfDays = ['day', 'market', 'vendor', 'category', ...money, 'bets'] as const;

/** Every day of a range by market, vendor and category, as streamed CSV with at most one page in memory. */
export async function* daysFile(
  q: Queryable,
  markets: readonly string[],
  range: Range,
  language: Language,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([columnsOfDays.map((name) => heads[name][language])]);
  for (const market of markets) {
    let after: DayPlace | null = null;
    do {
      const rows: (MarketFigures & DayPlace)[] = await marketDays(q, market, range, { after, limit: PAGE });
      if (rows.length > 0) yield csvLines(rows.map((row) => cellsOf(market, row)));
      after = rows.length === PAGE ? (rows.at(-1) ?? null) : null;
    } while (after);
  }
}

function cellsOf(market: string, row: MarketFigures & DayPlace): Cell[] {
  const { day, vendor, category, deposits, withdrawals, staked, won, bonus, rebate, commission, bets } = row;
  const gross = staked - won;
  const sums = [
    deposits,
    withdrawals,
    staked,
    won,
    gross,
    bonus,
    rebate,
    commission,
    gross - bonus - rebate - commission,
  ];
  return [day, market, vendor, category, ...sums.map((sum) => toWire(hundredthsOf(sum))), bets];
}
