import { instantOf } from '@unisite/shared/contract/zonedTime';
import { addDays, dayOf, dayStart } from '../../foundation/calendar/days.ts';

const minute = 60_000;

/** A row of `lottery_schedule`: a weekday's draws from a day on. Weekdays: 2 Monday … 7 Saturday, 1 Sunday. */
export interface ScheduleRow {
  readonly weekday: number;
  /** First day it applies, YYYY-MM-DD. */
  readonly validFrom: string;
  /** HH:MM, or null. */
  readonly drawTime: string | null;
  readonly intervalMinutes: number | null;
  readonly host: { readonly vi: string; readonly en: string } | null;
}

/** A station's timetable in its own time zone: days and times of draws are local to it, whichever market plays. */
export interface Timetable {
  readonly timeZone: string;
  readonly schedule: readonly ScheduleRow[];
}

export interface ScheduledDraw {
  readonly numero: string;
  readonly at: Date;
  readonly host: ScheduleRow['host'];
}

/** A day's weekday in the domain's code: 1 Sunday, 2 Monday … 7 Saturday. */
export const weekdayOf = (dayText: string): number => new Date(`${dayText}T00:00:00Z`).getUTCDay() + 1;

const ruleFor = (rows: readonly ScheduleRow[], weekday: number, dayText: string): ScheduleRow | null =>
  rows
    .filter((row) => row.weekday === weekday && row.validFrom <= dayText)
    .reduce<ScheduleRow | null>((best, row) => (best === null || row.validFrom > best.validFrom ? row : best), null);

/** The row that applies on a day, or null. */
export const ruleOf = (rows: readonly ScheduleRow[], dayText: string): ScheduleRow | null =>
  ruleFor(rows, weekdayOf(dayText), dayText);

/** The rules that apply today, from Monday to Sunday; null: a weekday that never had any. */
export const weekOf = (rows: readonly ScheduleRow[], today: string): (ScheduleRow | null)[] =>
  [2, 3, 4, 5, 6, 7, 1].map((weekday) => ruleFor(rows, weekday, today));

/**
 * The draws of one day, oldest first. A station's last draw at an interval is at midnight and belongs to the day that
 * ends.
 */
export function drawsOfDay({ timeZone, schedule }: Timetable, dayText: string): ScheduledDraw[] {
  const rule = ruleOf(schedule, dayText);
  if (rule === null) return [];
  const draw = drawByInterval(rule, dayText, timeZone);
  if (draw) return Array.from({ length: draw.count }, (_, index) => draw.at(index));
  return drawAtTime(rule, dayText, timeZone);
}

/** A day's draws at an interval, by index; null for a rule without an interval. */
function drawByInterval({ intervalMinutes: step, host }: ScheduleRow, dayText: string, timeZone: string) {
  if (step === null) return null;
  const start = dayStart(dayText, timeZone).getTime();
  const end = dayStart(addDays(dayText, 1), timeZone).getTime();
  const stem = dayText.replaceAll('-', '');
  return {
    start,
    step: step * minute,
    count: Math.floor((end - start) / (step * minute)),
    at: (index: number): ScheduledDraw => ({
      numero: `${stem}-${String(index + 1).padStart(4, '0')}`,
      at: new Date(start + (index + 1) * step * minute),
      host,
    }),
  };
}

function drawAtTime({ drawTime, host }: ScheduleRow, dayText: string, timeZone: string): ScheduledDraw[] {
  if (drawTime === null) return [];
  const at = new Date(instantOf(Date.parse(`${dayText}T${drawTime}:00Z`), timeZone));
  return [{ numero: dayText.replaceAll('-', ''), at, host }];
}

/** The first draw of a day after an instant, computed directly: a day may have more than a thousand. */
function firstOfDay({ timeZone, schedule }: Timetable, dayText: string, after: Date): ScheduledDraw | null {
  const rule = ruleOf(schedule, dayText);
  if (rule === null) return null;
  const draws = drawByInterval(rule, dayText, timeZone);
  if (!draws) return drawAtTime(rule, dayText, timeZone).find(({ at }) => at > after) ?? null;
  const index = Math.max(0, Math.floor((after.getTime() - draws.start) / draws.step));
  return index < draws.count ? draws.at(index) : null;
}

/** The draws after `from` up to and including `to`, oldest first. */
export function drawsBetween(timetable: Timetable, from: Date, to: Date): ScheduledDraw[] {
  const found: ScheduledDraw[] = [];
  // The day before is included: its midnight draw falls on `from`'s day.
  const last = dayOf(to, timetable.timeZone);
  for (let day = addDays(dayOf(from, timetable.timeZone), -1); day <= last; day = addDays(day, 1))
    found.push(...drawsOfDay(timetable, day).filter((draw) => draw.at > from && draw.at <= to));
  return found;
}

/** The first draw after an instant, or null when the timetable has none in the following two weeks. */
export function nextDraw(timetable: Timetable, after: Date): ScheduledDraw | null {
  const today = dayOf(after, timetable.timeZone);
  for (let ahead = -1; ahead <= 14; ahead += 1) {
    const candidate = firstOfDay(timetable, addDays(today, ahead), after);
    if (candidate) return candidate;
  }
  return null;
}

/**
 * What all draw days have in common: weekdays as a comma list (empty for every day at an interval), time and interval.
 */
export function timetableOf(rows: readonly ScheduleRow[], today: string) {
  const rules = weekOf(rows, today).flatMap((rule) =>
    rule && (rule.drawTime !== null || rule.intervalMinutes !== null) ? [rule] : [],
  );
  const interval = rules[0]?.intervalMinutes ?? null;
  return {
    drawDayOfWeek: interval === null ? rules.map((rule) => rule.weekday).join(',') : '',
    drawTime: interval === null ? (rules[0]?.drawTime ?? null) : null,
    interval,
  };
}
