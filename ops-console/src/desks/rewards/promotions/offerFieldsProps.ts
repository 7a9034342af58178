import type { ReactElement } from 'react';
import type { ReasonForm } from '../../../acts/useReasonForm.ts';
import type { PromotionForm } from './promotionFields.ts';

export interface OfferFieldsProps {
  form: ReasonForm<PromotionForm>;
}

/** Number fields. */
export type Figure =
  | 'least'
  | 'amount'
  | 'percent'
  | 'most'
  | 'points'
  | 'tickets'
  | 'rounds'
  | 'roundDays'
  | 'lossLeast'
  | 'pictures'
  | 'betLeast'
  | 'betDays'
  | 'newWithinDays'
  | 'budget'
  | 'places'
  | 'perAddress'
  | 'wagerTimes'
  | 'days'
  | 'largestBet';

/** Single-choice fields. */
export type Choice = 'starts' | 'which' | 'lossOf' | 'gives' | 'times' | 'of';

/** Factories of the form's fields. */
export interface FieldMakers {
  figure: (name: Figure) => ReactElement;
  choice: <Name extends Choice>(name: Name, options: readonly PromotionForm[Name][]) => ReactElement;
}
