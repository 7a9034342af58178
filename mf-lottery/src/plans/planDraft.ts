import { MAX_PLAN_DRAWS, MAX_TIMES } from '@unisite/shared/contract/lotteryPlans';

/** A plan that is put together: in times of the slip's stake what is staked on each draw, the next one first. */
export interface PlanDraft {
  readonly times: readonly number[];
  readonly stopsOnWin: boolean;
}

/** What a plan begins as: five draws at the slip's stake, until the first win. */
export const newPlan: PlanDraft = { times: [1, 1, 1, 1, 1], stopsOnWin: true };

/** The plan over so many draws, 1 to 20; draws that are added have the slip's stake. */
export function withDraws(plan: PlanDraft, count: number): PlanDraft {
  const wanted = Math.min(Math.max(count, 1), MAX_PLAN_DRAWS);
  return { ...plan, times: Array.from({ length: wanted }, (_, at) => plan.times[at] ?? 1) };
}

/** The plan with another stake on a draw, 1 to 5 times the slip's. */
export const withTimes = (plan: PlanDraft, place: number, times: number): PlanDraft => ({
  ...plan,
  times: plan.times.map((own, at) => (at === place ? Math.min(Math.max(times, 1), MAX_TIMES) : own)),
});

/** How often the slip's stake is reserved in all. */
export const allTimes = ({ times }: PlanDraft): number => times.reduce((sum, own) => sum + own, 0);
