import type { Services } from '../../foundation/services.ts';
import type { Desk } from '../../operators/desks/index.ts';
import { feedbackCalls } from './desk/feedbackCalls.ts';

/** What members wrote to the house, and what operators answer. */
export const feedbackDesk = (services: Services): Desk => ({
  kinds: {},
  open: (serve) => feedbackCalls(serve, services),
});
