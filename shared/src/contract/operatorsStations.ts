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
  /** The current week, Monday to Sunday. */
  week: z.array(weekdayRule),
  plan: stationPlan,
  /** The earliest day of a change: open draws stay as they are. */
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
    /** Whether a randomness beacon is available. */
    hasBeacon: z.boolean(),
  }),
});

/**
 * Changes a station's settings. Removing draws or closing earlier applies at once; more or longer betting, and
 * replacing a beacon by the ledger, need a second operator.
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

/** A plan's rule for a weekday on a given day. */
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

/** Whether draws are removed or only earlier, so that betting never lasts longer. */
const isTighterRule = (from: WeekdayRule, to: WeekdayRule): boolean =>
  (to.drawTime === null && to.intervalMinutes === null) ||
  (from.drawTime !== null && to.drawTime !== null && to.drawTime <= from.drawTime);

/** Whether betting is extended, or the entropy is more under the house's influence. */
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

/** invalid: not a possible timetable of this station. day: a change starts too early or too late. */
export type PlanFault = 'invalid' | 'day';

/** Why a plan cannot replace another; null: it can. */
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
