import type { OfferTerms } from '@unisite/shared/contract/operatorsMarketLottery';

/** The board of an offer: prize mode and format of draws. */
export const boardOf = ({ prizeMode, form }: OfferTerms): string => `${prizeMode}, ${form}`;

/** The boards of a market, without duplicates. */
export const boardsOf = (offers: readonly OfferTerms[]): string[] => [...new Set(offers.map(boardOf))];
