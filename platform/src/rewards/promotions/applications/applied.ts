import type { PromotionOffer } from '@unisite/shared/contract';
import type { Offered } from '../joins/offered.ts';

export type ApplicationStart = Extract<PromotionOffer['starts'], { on: 'application' }>;

/** A promotion that takes applications. */
export type AppliedFor = Offered & {
  readonly offer: PromotionOffer & { readonly starts: ApplicationStart };
};

export const isAppliedFor = (promotion: Offered): promotion is AppliedFor =>
  promotion.offer.starts.on === 'application';
