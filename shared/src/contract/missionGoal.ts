import * as z from '@unisite/shared/schema';
import { category } from './games.ts';

/** How often a mission recurs: daily, weekly (Monday to Sunday), once. Days are those of the market. */
export const missionRepeats = z.enum(['daily', 'weekly', 'once']);
export type MissionRepeats = z.Infer<typeof missionRepeats>;

/** Most days per week on which a mission may require play. */
export const MAX_PLAY_DAYS = 5;

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const categories = z.array(category).check(z.maxLength(category.options.length));

/**
 * What a mission counts, and its target. Play means settled rounds, dated by their opening; rounds with bonus money, or
 * with nothing at risk, do not count.
 */
export const missionGoal = z.discriminatedUnion('kind', [
  /** Valid turnover in these categories (empty: any), whole currency units. */
  z.object({ kind: z.literal('turnover'), categories, amount: whole(1, 1_000_000_000) }),
  /** Rounds in these categories (empty: any). */
  z.object({ kind: z.literal('rounds'), categories, count: whole(1, 10_000) }),
  /** Days with a round, within a week. */
  z.object({ kind: z.literal('days'), count: whole(2, MAX_PLAY_DAYS) }),
  /** Lottery tickets. */
  z.object({ kind: z.literal('tickets'), count: whole(1, 1_000) }),
  /** Distinct stations of lottery tickets. */
  z.object({ kind: z.literal('stations'), count: whole(1, 50) }),
  /** One deposit of at least this amount, whole currency units. Further ones change nothing. */
  z.object({ kind: z.literal('deposit'), least: whole(1, 1_000_000_000) }),
  z.object({ kind: z.literal('phone') }),
  z.object({ kind: z.literal('identity') }),
  /** A limit that the member sets. */
  z.object({ kind: z.literal('limit') }),
]);
export type MissionGoal = z.Infer<typeof missionGoal>;

/** A mission's reward. */
export const missionGift = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('points'), points: whole(1, 1_000_000) }),
  z.object({
    kind: z.literal('bonus'),
    /** Whole currency units. */
    amount: whole(1, 1_000_000_000),
    /** Wagering multiple; 0: withdrawable at once. */
    wagering: whole(0, 100),
  }),
  /** Tickets of the wheel. */
  z.object({ kind: z.literal('tickets'), count: whole(1, 20) }),
]);
export type MissionGift = z.Infer<typeof missionGift>;

/** A goal's target in its own unit: whole currency units, or a count. */
export function targetOfGoal(goal: MissionGoal): number {
  if (goal.kind === 'turnover') return goal.amount;
  return 'count' in goal ? goal.count : 1;
}
