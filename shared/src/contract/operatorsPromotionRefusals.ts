import * as z from '@unisite/shared/schema';
import { operatorCall as call } from './operatorCall.ts';
import { promotionId } from './operatorsPromotions.ts';

/** So many refusals are shown, the latest. */
export const SHOWN_REFUSALS = 100;

/**
 * Members whom a promotion refused because somebody else at their browser or address, or the same person, had it; kept half a year.
 * Two people can look like one: an operator who finds so gives the member a bonus, which takes a second one.
 */
export const promotionRefusals = call({
  name: 'promotionRefusals',
  method: 'GET',
  path: '/ops/promotions/:id/refusals',
  access: 'cash',
  request: z.object({ id: promotionId }),
  value: z.object({
    rows: z.array(
      z.object({
        account: z.string(),
        code: z.enum(['PROMOTION_SAME_PERSON', 'PROMOTION_SAME_DEVICE', 'PROMOTION_SAME_ADDRESS']),
        at: z.string(),
        /** Members who had it and share the person, the browser or the address with this one, at most five. */
        others: z.array(z.string()),
      }),
    ),
  }),
});
