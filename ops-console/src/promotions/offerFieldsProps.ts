import type { ReasonForm } from '../acts/useReasonForm.ts';
import type { PromotionForm } from './promotionForm.ts';

export interface OfferFieldsProps {
  form: ReasonForm<PromotionForm>;
}

/** Fields that take a figure. */
export type Figure =
  | 'least'
  | 'amount'
  | 'percent'
  | 'most'
  | 'rounds'
  | 'roundDays'
  | 'pictures'
  | 'betLeast'
  | 'betDays'
  | 'newWithinDays'
  | 'budget'
  | 'wagerTimes'
  | 'days'
  | 'largestBet';
