import { addDays } from '../../foundation/calendar/days.ts';

interface WantedMonth {
  /** First day of the month. */
  readonly month: string;
  /** The wanted days of the month as bits; the first day is the lowest. */
  readonly bits: number;
}

/** The months of a range of days (YYYY-MM-DD, both ends inclusive), with the days of each that are in the range. */
export function monthsOf({ fromDay, toDay }: { readonly fromDay: string; readonly toDay: string }): WantedMonth[] {
  const months = new Map<string, number>();
  for (let day = fromDay; day <= toDay; day = addDays(day, 1)) {
    const month = `${day.slice(0, 7)}-01`;
    months.set(month, (months.get(month) ?? 0) | (1 << (Number(day.slice(8)) - 1)));
  }
  return [...months].map(([month, bits]) => ({ month, bits }));
}
