import * as z from '@unisite/shared/schema';
import { category } from './games.ts';

/** off: none is paid. claimed: members claim it. credited: it is paid by itself once a day is over. */
export const rebateMode = z.enum(['off', 'claimed', 'credited']);
export type RebateMode = z.Infer<typeof rebateMode>;

/** What a market gives back of valid stakes. */
export const marketRebates = z.object({
  mode: rebateMode,
  /** Percent of valid stakes, two decimals; categories that are missing have none. */
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
  /** The least that is paid of a category at a time, in the market's currency. */
  least: z.number().check(
    z.minimum(0),
    z.maximum(100_000_000),
    z.refine((value) => Number(value.toFixed(2)) === value),
  ),
  /** Days that a day's rebate can be claimed, or is still credited, after it. */
  days: z.int().check(z.minimum(1), z.maximum(31)),
});
export type MarketRebates = z.Infer<typeof marketRebates>;

/** Each category once, in the order of the catalogue. */
export const wantedRebates = marketRebates.check(
  z.refine(({ rates }) => {
    const places = rates.map((rate) => category.options.indexOf(rate.category));
    return places.every((place, index) => place > (places[index - 1] ?? -1));
  }),
);

const percentOf = ({ mode, rates }: MarketRebates, of: string): number =>
  mode === 'off' ? 0 : (rates.find((rate) => rate.category === of)?.percent ?? 0);

/** Whether rules of a market give more in anything: a higher rate, a lower least, more days. */
export const isMoreRebate = (from: MarketRebates, to: MarketRebates): boolean =>
  category.options.some((one) => percentOf(to, one) > percentOf(from, one)) ||
  (to.mode !== 'off' && (to.least < from.least || to.days > from.days));
