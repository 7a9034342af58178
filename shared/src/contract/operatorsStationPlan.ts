import * as z from '@unisite/shared/schema';
import { entropySource } from './drawProof.ts';

/** Minutes between two draws of a station that draws all day. */
export const drawIntervals = [1, 2, 3, 5, 10, 15, 20, 30, 60] as const;

const day = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\d$/),
  z.refine((text) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false),
);

/** The draws of a weekday: one at a time (HH:MM in Asia/Ho_Chi_Minh), or one every so many minutes; neither: none. */
const weekdayDraws = {
  /** 2 Monday … 7 Saturday, 1 Sunday. */
  weekday: z.int().check(z.minimum(1), z.maximum(7)),
  drawTime: z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
  intervalMinutes: z.nullable(z.int().check(z.refine((minutes) => drawIntervals.some((one) => one === minutes)))),
};
export const weekdayRule = z.object(weekdayDraws);
export type WeekdayRule = z.Infer<typeof weekdayRule>;

/** What holds on a weekday from a day on. */
const timetableChange = z.object({ ...weekdayDraws, validFrom: day });
export type TimetableChange = z.Infer<typeof timetableChange>;

/** What operators set of a station. */
export const stationPlan = z.object({
  /** Betting closes so long before a draw, seconds; counts from the next draw to open. */
  closeSeconds: z.int().check(z.minimum(5), z.maximum(3_600)),
  /** Of the house's draws; counts from the next one to open. */
  entropySource,
  /** Changes of the timetable that are to come, by day and weekday. */
  changes: z.array(timetableChange).check(z.maxLength(70)),
});
export type StationPlan = z.Infer<typeof stationPlan>;

/** The order of changes: by day, a week from Monday to Sunday. */
export const byDay = (a: TimetableChange, b: TimetableChange): number =>
  a.validFrom.localeCompare(b.validFrom) || ((a.weekday + 5) % 7) - ((b.weekday + 5) % 7);

/** A plan with its changes in the order in which they come. */
export const inOrderOfDays = (plan: StationPlan): StationPlan => ({ ...plan, changes: plan.changes.toSorted(byDay) });

/** Whether two rules have the same draws. */
export const isSameRule = (a: WeekdayRule, b: WeekdayRule): boolean =>
  a.drawTime === b.drawTime && a.intervalMinutes === b.intervalMinutes;

/** Changes that one of two plans has and the other has not. */
export function changedDays(
  from: StationPlan,
  to: StationPlan,
): { added: TimetableChange[]; dropped: TimetableChange[] } {
  const lacks = (changes: readonly TimetableChange[]) => (one: TimetableChange) =>
    !changes.some((other) => byDay(one, other) === 0 && isSameRule(one, other));
  return { added: to.changes.filter(lacks(from.changes)), dropped: from.changes.filter(lacks(to.changes)) };
}
