import { MAX_PLAN_DRAWS, MAX_TIMES } from '@unisite/shared/contract/lotteryPlans';

/** A plan being composed: the stake on each draw as a multiple of the slip's, next draw first. */
export interface PlanDraft {
  readonly times: readonly number[];
  readonly stopsOnWin: boolean;
}

/** Initial plan: five draws at the slip's stake, until the first win. */
export const newPlan: PlanDraft = { times: [1, 1, 1, 1, 1], stopsOnWin: true };

/** The plan for another number of draws, 1 to 20; added draws get the slip's stake. */
export function withDraws(plan: PlanDraft, count: number): PlanDraft {
  const wanted = Math.min(Math.max(count, 1), MAX_PLAN_DRAWS);
  return { ...plan, times: Array.from({ length: wanted }, (_, at) => plan.times[at] ?? 1) };
}

/** The plan with another multiple for a draw, 1 to 5. */
export const withTimes = (plan: PlanDraft, place: number, times: number): PlanDraft => ({
  ...plan,
  times: plan.times.map((own, at) => (at === place ? Math.min(Math.max(times, 1), MAX_TIMES) : own)),
});

/** Sum of the multiples: how often the slip's stake is reserved. */
export const allTimes = ({ times }: PlanDraft): number => times.reduce((sum, own) => sum + own, 0);
