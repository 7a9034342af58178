import type { PromotionOffer } from '@unisite/shared/contract';
import type { Promotion } from '../promotions.ts';

/** A promotion that has an offer. */
export type Offered = Promotion & { readonly offer: PromotionOffer };

export const isOffered = (promotion: Promotion): promotion is Offered => promotion.offer !== null;

/** The `source` of its bonuses. */
export const sourceOf = ({ id }: Pick<Promotion, 'id'>): string => `promotion/${id}`;
