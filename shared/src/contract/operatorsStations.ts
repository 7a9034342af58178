import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { operatorCall as call } from './operatorCall.ts';
import {
  byDay,
  changedDays,
  isSameRule,
  type StationPlan,
  stationPlan,
  type TimetableChange,
  type WeekdayRule,
  weekdayRule,
} from './operatorsStationPlan.ts';
import { reason } from './rollout.ts';

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
