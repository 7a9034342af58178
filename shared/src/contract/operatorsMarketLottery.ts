import * as z from '@unisite/shared/schema';
import { prizeMode } from './prizeMode.ts';

const hundredths = (value: number): boolean => Number(value.toFixed(2)) === value;
const money = z.number().check(z.minimum(0.01), z.maximum(100_000_000_000), z.refine(hundredths));

/** A class of a bet's picks, and what a market offers it at; amounts in its currency. */
export const offerTerms = z.object({
  prizeMode,
  form: z.string().check(z.maxLength(20)),
  bet: z.string().check(z.maxLength(40)),
  class: z.string().check(z.maxLength(20)),
  /** Times the stake of a unit; null: by the series. */
  odds: z.nullable(z.number().check(z.minimum(0.01), z.maximum(10_000_000), z.refine(hundredths))),
  units: z.int().check(z.minimum(1), z.maximum(100)),
  /** On one unit of a pick. */
  least: money,
  most: money,
  /** What all tickets of a draw may win by one pick. */
  exposure: money,
  isOpen: z.boolean(),
});
export type OfferTerms = z.Infer<typeof offerTerms>;

/** The bets that a market offers on lotteries, and the series of its electronic draws (section 3: 1700 to 1980). */
export const marketLottery = z.object({
  series: z.int().check(z.minimum(1700), z.maximum(1980)),
  offers: z.array(offerTerms).check(z.maxLength(1_000)),
});
export type MarketLottery = z.Infer<typeof marketLottery>;

export const wantedLottery = marketLottery.check(
  z.refine(({ series, offers }) => series % 2 === 0 && offers.every(({ least, most }) => least <= most)),
);

/** By what an offer is known in its market. */
export const offerKey = ({ prizeMode: mode, form, bet, class: name }: OfferTerms): string =>
  [mode, form, bet, name].join('/');

/** Whether an offer pays more than before, or lets more be won: odds, fewer units, stakes, exposure, or that it is open. */
const isLooserOffer = (from: OfferTerms | undefined, to: OfferTerms): boolean =>
  !from ||
  (to.isOpen && !from.isOpen) ||
  to.units < from.units ||
  to.most > from.most ||
  to.exposure > from.exposure ||
  // by the series instead of odds of its own, or the other way round: nobody alone says which is more
  (to.odds === null) !== (from.odds === null) ||
  (to.odds !== null && from.odds !== null && to.odds > from.odds);

/** Whether somebody could win more by it. */
export function isLooserLottery(from: MarketLottery, to: MarketLottery): boolean {
  const before = new Map(from.offers.map((offer) => [offerKey(offer), offer]));
  return to.series > from.series || to.offers.some((offer) => isLooserOffer(before.get(offerKey(offer)), offer));
}

/** The offers that differ, each as it was and as it becomes. */
export function changedOffers(from: MarketLottery, to: MarketLottery): { was: OfferTerms; is: OfferTerms }[] {
  const before = new Map(from.offers.map((offer) => [offerKey(offer), offer]));
  return to.offers.flatMap((is) => {
    const was = before.get(offerKey(is));
    return was && JSON.stringify(was) !== JSON.stringify(is) ? [{ was, is }] : [];
  });
}
