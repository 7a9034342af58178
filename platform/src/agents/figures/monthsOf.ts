import { addDays } from '../../foundation/calendar/days.ts';

interface WantedMonth {
  /** Its first day. */
  readonly month: string;
  /** The days that are wanted of it; the first day is the lowest bit. */
  readonly bits: number;
}

/** The months of a range of days (YYYY-MM-DD, both ends counted), with the days of each that are in it. */
export function monthsOf({ fromDay, toDay }: { readonly fromDay: string; readonly toDay: string }): WantedMonth[] {
  const months = new Map<string, number>();
  for (let day = fromDay; day <= toDay; day = addDays(day, 1)) {
    const month = `${day.slice(0, 7)}-01`;
    months.set(month, (months.get(month) ?? 0) | (1 << (Number(day.slice(8)) - 1)));
  }
  return [...months].map(([month, bits]) => ({ month, bits }));
}
