import { type DayRange, isDay, lastDays, quickLengthOf, readRange, usualRange } from '@unisite/shared/days';

/** Periods that are one press away; their names stand in the address, so that a kept one means the same tomorrow. */
export const namedPeriods = ['today', 'week', 'days30', 'month'] as const;
export type NamedPeriod = (typeof namedPeriods)[number];

/** Which days a page is of. */
export type Period = NamedPeriod | DayRange;

/** Shown where an address says nothing: what the platform takes by itself as well. */
const usual: NamedPeriod = 'days30';

/** First and last day of a period, both included. `today` in Asia/Ho_Chi_Minh. */
export function rangeOf(period: Period, today: string): DayRange {
  if (typeof period === 'object') return period;
  if (period === 'month') return { from: `${today.slice(0, 8)}01`, to: today };
  return period === 'days30' ? usualRange(today) : lastDays(period === 'week' ? 7 : 1, today);
}

/** The period an address stands for; what it says wrongly counts as not said. */
export function readPeriod(address: URLSearchParams, today: string): Period {
  const named = namedPeriods.find((period) => period === address.get('period'));
  if (named) return named;
  if (!isDay(address.get('from') ?? '') || !isDay(address.get('to') ?? '')) return usual;
  const range = readRange(address, today);
  return quickLengthOf(range, today) === 30 ? usual : range;
}

/** What a period adds to an address: nothing where it is the usual one. */
export function writePeriod(period: Period): Readonly<Record<string, string>> {
  if (typeof period === 'object') return { from: period.from, to: period.to };
  return period === usual ? {} : { period };
}

/** What is asked of the platform for a period: nothing for the usual one, which came with the page. */
export const periodRequest = (period: Period, today: string): Partial<DayRange> =>
  period === usual ? {} : rangeOf(period, today);
