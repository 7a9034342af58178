import * as z from '@unisite/shared/schema';
import { operatorCall as call } from './operatorCall.ts';
import { promotionId } from './operatorsPromotions.ts';

/** Number of refusals shown, the latest. */
export const MAX_SHOWN_REFUSALS = 100;

/**
 * Members refused by a promotion because the same person, or somebody at their browser or address, already had it; kept
 * half a year. If an operator finds that it was a different person, the member can be given a bonus by two operators.
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
        /** Members who had it and share person, browser or address with this one; at most five. */
        others: z.array(z.string()),
      }),
    ),
  }),
});
