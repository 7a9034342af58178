import * as z from '@unisite/shared/schema';

/** Pay-runs of agents' contracts that two operators approve before payment. */
export const marketPayRuns = z.object({
  /** Above this, in the market's currency; 0: all that pay something, null: none. */
  approveAbove: z.nullable(
    z.number().check(
      z.minimum(0),
      z.maximum(100_000_000_000),
      z.refine((value) => Number(value.toFixed(2)) === value),
    ),
  ),
});
export type MarketPayRuns = z.Infer<typeof marketPayRuns>;

/** Whether fewer runs need two operators. */
export const isLooserPayRuns = (from: MarketPayRuns, to: MarketPayRuns): boolean =>
  (to.approveAbove ?? Number.POSITIVE_INFINITY) > (from.approveAbove ?? Number.POSITIVE_INFINITY);
