import * as z from '@unisite/shared/schema';
import { category } from './games.ts';

/** off: none. claimed: members claim them. credited: paid automatically after the day. */
export const rebateMode = z.enum(['off', 'claimed', 'credited']);
export type RebateMode = z.Infer<typeof rebateMode>;

/** A market's rebates on valid stakes. */
export const marketRebates = z.object({
  mode: rebateMode,
  /** Percent of valid stakes, two decimals; missing categories have none. */
  rates: z.array(
    z.object({
      category,
      percent: z.number().check(
        z.minimum(0.01),
        z.maximum(5),
        z.refine((value) => Number(value.toFixed(2)) === value),
      ),
    }),
  ),
  /** Minimum payment per category, in the market's currency. */
  least: z.number().check(
    z.minimum(0),
    z.maximum(100_000_000),
    z.refine((value) => Number(value.toFixed(2)) === value),
  ),
  /** Days after its day in which a rebate can be claimed, or is still credited. */
  days: z.int().check(z.minimum(1), z.maximum(31)),
});
export type MarketRebates = z.Infer<typeof marketRebates>;

/** Each category once, in catalogue order. */
export const wantedRebates = marketRebates.check(
  z.refine(({ rates }) => {
    const places = rates.map((rate) => category.options.indexOf(rate.category));
    return places.every((place, index) => place > (places[index - 1] ?? -1));
  }),
);

const percentOf = ({ mode, rates }: MarketRebates, of: string): number =>
  mode === 'off' ? 0 : (rates.find((rate) => rate.category === of)?.percent ?? 0);

/** Whether rules give more in anything: a higher rate, a lower minimum, more days. */
export const isMoreRebate = (from: MarketRebates, to: MarketRebates): boolean =>
  category.options.some((one) => percentOf(to, one) > percentOf(from, one)) ||
  (to.mode !== 'off' && (to.least < from.least || to.days > from.days));
