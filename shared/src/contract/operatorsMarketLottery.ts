import * as z from '@unisite/shared/schema';
import { prizeMode } from './prizeMode.ts';

const hundredths = (value: number): boolean => Number(value.toFixed(2)) === value;
const money = z.number().check(z.minimum(0.01), z.maximum(100_000_000_000), z.refine(hundredths));

/** A market's offer for a class of a bet's picks; amounts in its currency. */
export const offerTerms = z.object({
  prizeMode,
  form: z.string().check(z.maxLength(20)),
  bet: z.string().check(z.maxLength(40)),
  class: z.string().check(z.maxLength(20)),
  /** Payout as a multiple of the unit stake; null: by the series. */
  odds: z.nullable(z.number().check(z.minimum(0.01), z.maximum(10_000_000), z.refine(hundredths))),
  units: z.int().check(z.minimum(1), z.maximum(100)),
  /** Per unit of a pick. */
  least: money,
  most: money,
  /** Limit of the total payout of a draw by one pick. */
  exposure: money,
  isOpen: z.boolean(),
});
export type OfferTerms = z.Infer<typeof offerTerms>;

/** A market's lottery bets, and the series of its electronic draws (section 3: 1700 to 1980). */
export const marketLottery = z.object({
  series: z.int().check(z.minimum(1700), z.maximum(1980)),
  offers: z.array(offerTerms).check(z.maxLength(1_000)),
});
export type MarketLottery = z.Infer<typeof marketLottery>;

export const wantedLottery = marketLottery.check(
  z.refine(({ series, offers }) => series % 2 === 0 && offers.every(({ least, most }) => least <= most)),
);

/** Key of an offer within its market. */
export const offerKey = ({ prizeMode: mode, form, bet, class: name }: OfferTerms): string =>
  [mode, form, bet, name].join('/');

/** Whether an offer pays more or allows larger wins: odds, fewer units, stakes, exposure, or being opened. */
const isLooserOffer = (from: OfferTerms | undefined, to: OfferTerms): boolean =>
  !from ||
  (to.isOpen && !from.isOpen) ||
  to.units < from.units ||
  to.most > from.most ||
  to.exposure > from.exposure ||
  // switching between series and own odds is not comparable, so it counts as looser
  (to.odds === null) !== (from.odds === null) ||
  (to.odds !== null && from.odds !== null && to.odds > from.odds);

/** Whether members could win more. */
export function isLooserLottery(from: MarketLottery, to: MarketLottery): boolean {
  const before = new Map(from.offers.map((offer) => [offerKey(offer), offer]));
  return to.series > from.series || to.offers.some((offer) => isLooserOffer(before.get(offerKey(offer)), offer));
}

/** Differing offers, each before and after. */
export function changedOffers(from: MarketLottery, to: MarketLottery): { was: OfferTerms; is: OfferTerms }[] {
  const before = new Map(from.offers.map((offer) => [offerKey(offer), offer]));
  return to.offers.flatMap((is) => {
    const was = before.get(offerKey(is));
    return was && JSON.stringify(was) !== JSON.stringify(is) ? [{ was, is }] : [];
  });
}
