import * as z from '@unisite/shared/schema';

/** Which pay-runs of agents' contracts two operators approve before anything of them is paid. */
export const marketPayRuns = z.object({
  /** Those above this, in the market's currency; 0: every one that pays something, null: none. */
  approveAbove: z.nullable(
    z.number().check(
      z.minimum(0),
      z.maximum(100_000_000_000),
      z.refine((value) => Number(value.toFixed(2)) === value),
    ),
  ),
});
export type MarketPayRuns = z.Infer<typeof marketPayRuns>;

/** Whether fewer runs are approved by two. */
export const isLooserPayRuns = (from: MarketPayRuns, to: MarketPayRuns): boolean =>
  (to.approveAbove ?? Number.POSITIVE_INFINITY) > (from.approveAbove ?? Number.POSITIVE_INFINITY);
