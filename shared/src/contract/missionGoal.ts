import * as z from '@unisite/shared/schema';
import { category } from './games.ts';

/** How often a mission can be done: every day, every week (Monday to Sunday), once. Days are those of Asia/Ho_Chi_Minh. */
export const missionRepeats = z.enum(['daily', 'weekly', 'once']);
export type MissionRepeats = z.Infer<typeof missionRepeats>;

/** Most days of a week that a mission may ask play on. */
export const MOST_PLAY_DAYS = 5;

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const categories = z.array(category).check(z.maxLength(category.options.length));

/**
 * What a mission counts and how much of it it asks for. Play is that of settled rounds, by the day on which a round was
 * opened; rounds in which a bonus has a part, or nothing was at risk, do not count.
 */
export const missionGoal = z.discriminatedUnion('kind', [
  /** Valid turnover in these categories (none: in any), whole money. */
  z.object({ kind: z.literal('turnover'), categories, amount: whole(1, 1_000_000_000) }),
  /** Rounds in these categories (none: in any). */
  z.object({ kind: z.literal('rounds'), categories, count: whole(1, 10_000) }),
  /** Days with a round; of a week. */
  z.object({ kind: z.literal('days'), count: whole(2, MOST_PLAY_DAYS) }),
  /** Lottery tickets. */
  z.object({ kind: z.literal('tickets'), count: whole(1, 1_000) }),
  /** Different stations of lottery tickets. */
  z.object({ kind: z.literal('stations'), count: whole(1, 50) }),
  /** One deposit of at least so much whole money. Another one changes nothing. */
  z.object({ kind: z.literal('deposit'), least: whole(1, 1_000_000_000) }),
  z.object({ kind: z.literal('phone') }),
  z.object({ kind: z.literal('identity') }),
  /** A limit that the member sets for itself. */
  z.object({ kind: z.literal('limit') }),
]);
export type MissionGoal = z.Infer<typeof missionGoal>;

/** What a mission gives. */
export const missionGift = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('points'), points: whole(1, 1_000_000) }),
  z.object({
    kind: z.literal('bonus'),
    /** Whole money. */
    amount: whole(1, 1_000_000_000),
    /** How often it is wagered; 0: it may be withdrawn at once. */
    wagering: whole(0, 100),
  }),
  /** Tickets of the wheel. */
  z.object({ kind: z.literal('tickets'), count: whole(1, 20) }),
]);
export type MissionGift = z.Infer<typeof missionGift>;

/** How much a goal asks for, in its own unit: whole money, or a count. */
export function targetOfGoal(goal: MissionGoal): number {
  if (goal.kind === 'turnover') return goal.amount;
  return 'count' in goal ? goal.count : 1;
}
