import { MAX_REPORT_DAYS, type ReportStep } from '@unisite/shared/contract/operatorsReports';
import { addDays } from '@unisite/shared/days';

/**
 * Selection of a report. `market`: a market's code, `all/VND` for all with a currency, '' for all with the first one's.
 */
export interface Choice {
  readonly market: string;
  readonly by: ReportStep;
  readonly from: string;
  readonly to: string;
}

export const quickRanges = ['days7', 'days30', 'quarter', 'year'] as const;
export type QuickRange = (typeof quickRanges)[number];

const lengths: Readonly<Record<QuickRange, { readonly days: number; readonly by: ReportStep }>> = {
  days7: { days: 7, by: 'day' },
  days30: { days: 30, by: 'day' },
  quarter: { days: 91, by: 'week' },
  year: { days: 0, by: 'month' },
};

/** Days and step of a quick range up to today; a year is its last twelve months. */
export function rangeOf(quick: QuickRange, today: string): Pick<Choice, 'from' | 'to' | 'by'> {
  const { days, by } = lengths[quick];
  if (quick !== 'year') return { from: addDays(today, 1 - days), to: today, by };
  const month = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  month.setUTCMonth(month.getUTCMonth() - 11);
  return { from: month.toISOString().slice(0, 10), to: today, by };
}

/** The quick range that a selection equals. */
export const quickOf = (choice: Choice, today: string): QuickRange | undefined =>
  quickRanges.find((quick) => {
    const { from, to, by } = rangeOf(quick, today);
    return choice.from === from && choice.to === to && choice.by === by;
  });

/** The request of a selection. */
export function requestOf({ market, by, from, to }: Choice) {
  const currency = market.startsWith('all/') ? market.slice(4) : undefined;
  return {
    by,
    from,
    to,
    ...(currency ? { currency } : {}),
    ...(currency || market === '' ? {} : { market }),
  };
}

const within = (day: string, first: string, last: string): string => [first, day, last].toSorted()[1] ?? day;

/** Changes the first or last day; the other one moves along if the range would be empty, or longer than a year. */
export function withDay(choice: Choice, changed: { readonly from: string } | { readonly to: string }): Choice {
  if ('from' in changed) {
    const { from } = changed;
    const last = addDays(from, MAX_REPORT_DAYS - 1);
    return { ...choice, from, to: within(choice.to, from, last) };
  }
  const { to } = changed;
  const first = addDays(to, 1 - MAX_REPORT_DAYS);
  return { ...choice, to, from: within(choice.from, first, to) };
}
