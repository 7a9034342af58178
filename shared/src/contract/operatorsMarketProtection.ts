import * as z from '@unisite/shared/schema';
import { maxTimeLimit, playLimitKind, playPeriod } from './protection.ts';

/** Null: no limit. */
export const moneyLimit = z.nullable(
  z.number().check(
    z.minimum(0),
    z.maximum(100_000_000_000),
    z.refine((value) => Number(value.toFixed(2)) === value),
  ),
);
/** Whole minutes of play; null: no limit. */
export const timeLimit = z.nullable(z.int().check(z.minimum(0), z.maximum(maxTimeLimit)));

const moneyLimits = z.object({ day: moneyLimit, week: moneyLimit, month: moneyLimit });
const timeLimits = z.object({ day: timeLimit, week: timeLimit, month: timeLimit });
const interval = z.int().check(z.minimum(5), z.maximum(240));

/** A market's limits for all members, in its currency and in minutes, and their reminders. */
export const marketProtection = z.object({
  deposit: moneyLimits,
  loss: moneyLimits,
  stake: moneyLimits,
  time: timeLimits,
  /** Minutes between time reminders, unless a member chose others. */
  checkMinutes: interval,
  /** The longest interval that a member may choose. */
  mostCheckMinutes: interval,
  /** Whether a national register is queried, daily, before a member plays or deposits. */
  asksRegister: z.boolean(),
  /** Highest wagering multiple of a bonus; null: no limit. */
  mostWagering: z.nullable(z.int().check(z.minimum(1), z.maximum(100))),
});
export type MarketProtection = z.Infer<typeof marketProtection>;

export const wantedProtection = marketProtection.check(
  z.refine(({ checkMinutes, mostCheckMinutes }) => checkMinutes <= mostCheckMinutes),
);

/** Whether a limit allows more than another; null: none. */
export const isHigherLimit = (from: number | null, to: number | null): boolean =>
  from !== null && (to === null || to > from);

/** Whether rules are looser in anything: a higher limit or none, a longer interval, no register, or more wagering. */
export const isLooserProtection = (from: MarketProtection, to: MarketProtection): boolean =>
  playLimitKind.options.some((kind) =>
    playPeriod.options.some((period) => isHigherLimit(from[kind][period], to[kind][period])),
  ) ||
  to.checkMinutes > from.checkMinutes ||
  to.mostCheckMinutes > from.mostCheckMinutes ||
  (from.asksRegister && !to.asksRegister) ||
  isHigherLimit(from.mostWagering, to.mostWagering);
