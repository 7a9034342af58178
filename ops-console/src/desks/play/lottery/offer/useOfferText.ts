import type { OfferTerms } from '@unisite/shared/contract/operatorsMarketLottery';
import { useFormat, useText } from '@unisite/shared/i18n';

/** Columns of an offer, in table order. */
export const offerFacts = ['odds', 'units', 'least', 'most', 'exposure', 'isOpen'] as const;
export type OfferFact = (typeof offerFacts)[number];

/** Formats a column of an offer. */
export function useOfferText(): { value: (fact: OfferFact, offer: OfferTerms) => string } {
  const t = useText();
  const format = useFormat();
  return {
    value(fact, offer) {
      if (fact === 'isOpen') return t(offer.isOpen ? 'lottery.open' : 'lottery.closed');
      const value = offer[fact];
      return value === null ? t('lottery.bySeries') : format.figures(value, { whole: true });
    },
  };
}
