import type { OfferTerms } from '@unisite/shared/contract/operatorsMarketLottery';

/** The board that an offer stands on: its prize mode and what its draws look like. */
export const boardOf = ({ prizeMode, form }: OfferTerms): string => `${prizeMode}, ${form}`;

/** The boards of a market, each once. */
export const boardsOf = (offers: readonly OfferTerms[]): string[] => [...new Set(offers.map(boardOf))];
