import * as z from '@unisite/shared/schema';
import { entropySource } from './drawProof.ts';

/** Intervals of stations that draw all day, minutes. */
export const drawIntervals = [1, 2, 3, 5, 10, 15, 20, 30, 60] as const;

const day = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\d$/),
  z.refine((text) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false),
);

/**
 * Draws of a weekday: one at a time of day (HH:MM where the station is), or one per interval in minutes; neither: none.
 */
const weekdayDraws = {
  /** 2 Monday … 7 Saturday, 1 Sunday. */
  weekday: z.int().check(z.minimum(1), z.maximum(7)),
  drawTime: z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
  intervalMinutes: z.nullable(z.int().check(z.refine((minutes) => drawIntervals.some((one) => one === minutes)))),
};
export const weekdayRule = z.object(weekdayDraws);
export type WeekdayRule = z.Infer<typeof weekdayRule>;

/** The rule of a weekday from a day on. */
const timetableChange = z.object({ ...weekdayDraws, validFrom: day });
export type TimetableChange = z.Infer<typeof timetableChange>;

/** Operators' settings of a station. */
export const stationPlan = z.object({
  /** Betting closes this long before a draw, seconds; applies from the next draw to open. */
  closeSeconds: z.int().check(z.minimum(5), z.maximum(3_600)),
  /** For the house's draws; applies from the next one to open. */
  entropySource,
  /** Future changes of the timetable, by day and weekday. */
  changes: z.array(timetableChange).check(z.maxLength(70)),
});
export type StationPlan = z.Infer<typeof stationPlan>;

/** Order of changes: by day, then Monday to Sunday. */
export const byDay = (a: TimetableChange, b: TimetableChange): number =>
  a.validFrom.localeCompare(b.validFrom) || ((a.weekday + 5) % 7) - ((b.weekday + 5) % 7);

/** A plan with its changes in chronological order. */
export const inOrderOfDays = (plan: StationPlan): StationPlan => ({ ...plan, changes: plan.changes.toSorted(byDay) });

/** Whether two rules have the same draws. */
export const isSameRule = (a: WeekdayRule, b: WeekdayRule): boolean =>
  a.drawTime === b.drawTime && a.intervalMinutes === b.intervalMinutes;

/** Changes in only one of two plans. */
export function changedDays(
  from: StationPlan,
  to: StationPlan,
): { added: TimetableChange[]; dropped: TimetableChange[] } {
  const lacks = (changes: readonly TimetableChange[]) => (one: TimetableChange) =>
    !changes.some((other) => byDay(one, other) === 0 && isSameRule(one, other));
  return { added: to.changes.filter(lacks(from.changes)), dropped: from.changes.filter(lacks(to.changes)) };
}
