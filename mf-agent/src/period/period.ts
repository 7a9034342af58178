import { type DayRange, isDay, lastDays, quickLengthOf, readRange, usualRange } from '@unisite/shared/days';

/** Named periods; the address keeps the name, so that a bookmark stays relative to today. */
export const namedPeriods = ['today', 'week', 'days30', 'month'] as const;
export type NamedPeriod = (typeof namedPeriods)[number];

/** The days that a page covers. */
export type Period = NamedPeriod | DayRange;

/** The default, the same as the platform's. */
const usual: NamedPeriod = 'days30';

/** First and last day of a period, inclusive. `today` of the market. */
export function rangeOf(period: Period, today: string): DayRange {
  if (typeof period === 'object') return period;
  if (period === 'month') return { from: `${today.slice(0, 8)}01`, to: today };
  return period === 'days30' ? usualRange(today) : lastDays(period === 'week' ? 7 : 1, today);
}

/** The period of an address; invalid values count as absent. */
export function readPeriod(address: URLSearchParams, today: string): Period {
  const named = namedPeriods.find((period) => period === address.get('period'));
  if (named) return named;
  if (!isDay(address.get('from') ?? '') || !isDay(address.get('to') ?? '')) return usual;
  const range = readRange(address, today);
  return quickLengthOf(range, today) === 30 ? usual : range;
}

/** Address parameters of a period: none for the default. */
export function writePeriod(period: Period): Readonly<Record<string, string>> {
  if (typeof period === 'object') return { from: period.from, to: period.to };
  return period === usual ? {} : { period };
}

/** Request parameters of a period: none for the default, whose response came with the page. */
export const periodRequest = (period: Period, today: string): Partial<DayRange> =>
  period === usual ? {} : rangeOf(period, today);
