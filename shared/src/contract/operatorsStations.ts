import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { entropySource } from './lottery.ts';
import { operatorCall as call } from './operatorCall.ts';
import { reason } from './rollout.ts';

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
const weekdayRule = z.object(weekdayDraws);
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

export const deskStation = z.object({
  code: z.string(),
  name: z.object({ vi: z.string(), en: z.string() }),
  isOfficial: z.boolean(),
  /** The week as it stands today, from Monday to Sunday. */
  week: z.array(weekdayRule),
  plan: stationPlan,
  /** The first day that a change may count from: draws that are open stay as they are. */
  earliest: z.string(),
  latest: z.string(),
});
export type DeskStation = z.Infer<typeof deskStation>;

export const lotteryStations = call({
  name: 'lotteryStations',
  method: 'GET',
  path: '/ops/lottery/stations',
  access: 'lottery',
  request: empty,
  value: z.object({
    stations: z.array(deskStation),
    /** Whether there is a randomness beacon that draws can be mixed with. */
    hasBeacon: z.boolean(),
  }),
});

/**
 * Changes what is set of a station. What only ends draws or closes betting earlier is done at once; what lets more be bet on,
 * or longer, and the ledger in a beacon's place wait for a second operator.
 */
export const changeStation = call({
  name: 'changeStation',
  method: 'POST',
  path: '/ops/lottery/stations/:code',
  access: 'lottery',
  errors: ['NOT_FOUND', 'SETTING_CHANGED', 'PROPOSAL_WAITS', 'TIMETABLE_INVALID', 'TIMETABLE_DAY'],
  request: z.object({
    code: z.string().check(z.regex(/^\w{1,20}$/)),
    from: stationPlan,
    to: stationPlan,
    why: reason,
  }),
  value: z.object({ state: z.enum(['done', 'proposed']) }),
});

export const stationCalls = [lotteryStations, changeStation] as const;

const byDay = (a: TimetableChange, b: TimetableChange): number =>
  a.validFrom.localeCompare(b.validFrom) || ((a.weekday + 5) % 7) - ((b.weekday + 5) % 7);

/** A plan with its changes in the order in which they come. */
export const inOrderOfDays = (plan: StationPlan): StationPlan => ({ ...plan, changes: plan.changes.toSorted(byDay) });

/** The rule of a weekday on a day, by a plan. */
function ruleOn(
  week: readonly WeekdayRule[],
  changes: readonly TimetableChange[],
  { weekday, validFrom }: Pick<TimetableChange, 'weekday' | 'validFrom'>,
): WeekdayRule {
  const last = changes
    .filter((one) => one.weekday === weekday && one.validFrom <= validFrom)
    .toSorted(byDay)
    .at(-1);
  return last ?? week.find((one) => one.weekday === weekday) ?? { weekday, drawTime: null, intervalMinutes: null };
}

const isSameRule = (a: WeekdayRule, b: WeekdayRule): boolean =>
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

/** Whether a day's draws end, or only come earlier: nothing can be bet on for longer. */
const isTighterRule = (from: WeekdayRule, to: WeekdayRule): boolean =>
  (to.drawTime === null && to.intervalMinutes === null) ||
  (from.drawTime !== null && to.drawTime !== null && to.drawTime <= from.drawTime);

/** Whether more can be bet on than before, or for longer, or the entropy is one that the house has more to do with. */
export function isLooserPlan(week: readonly WeekdayRule[], from: StationPlan, to: StationPlan): boolean {
  const moments = [...from.changes, ...to.changes];
  return (
    to.closeSeconds < from.closeSeconds ||
    (from.entropySource === 'beacon' && to.entropySource === 'ledger') ||
    moments.some((moment) => {
      const [before, after] = [ruleOn(week, from.changes, moment), ruleOn(week, to.changes, moment)];
      return !isSameRule(before, after) && !isTighterRule(before, after);
    })
  );
}

/** invalid: it cannot be a timetable of this station. day: a change counts from too early or too late a day. */
export type PlanFault = 'invalid' | 'day';

/** What is wrong with a plan that is to replace another; null: nothing. */
export function planFault(
  { isOfficial, week, plan: from, earliest, latest }: DeskStation,
  to: StationPlan,
  { hasBeacon }: { readonly hasBeacon: boolean },
): PlanFault | null {
  const rules = [...week, ...to.changes];
  const shortest = Math.min(...rules.flatMap(({ intervalMinutes }) => intervalMinutes ?? []));
  const isTwice = to.changes.some((one, at) =>
    to.changes.some((other, place) => place > at && byDay(one, other) === 0),
  );
  if (
    isTwice ||
    to.closeSeconds >= shortest * 60 ||
    rules.some(({ drawTime, intervalMinutes }) => intervalMinutes !== null && (drawTime !== null || isOfficial)) ||
    (to.entropySource === 'beacon' && from.entropySource !== 'beacon' && (!hasBeacon || isOfficial))
  )
    return 'invalid';
  const { added, dropped } = changedDays(from, to);
  return [...added, ...dropped].every(({ validFrom }) => validFrom >= earliest && validFrom <= latest) ? null : 'day';
}
