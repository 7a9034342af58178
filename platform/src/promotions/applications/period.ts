import type { PromotionOffer } from '@unisite/shared/contract';
import { dayOf } from '../../foundation/calendar/days.ts';

/** What a member has one application in at a time: all of the promotion's time, or a day of Asia/Ho_Chi_Minh. */
export const periodOf = ({ times }: Pick<PromotionOffer, 'times'>, at: Date): string =>
  times === 'once' ? 'once' : dayOf(at);
