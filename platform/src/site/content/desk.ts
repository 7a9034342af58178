import type { Services } from '../../foundation/services.ts';
import type { Desk } from '../../operators/desks/index.ts';
import { feedbackCalls } from './desk/feedbackCalls.ts';

/** Desk for members' feedback and operators' answers. */
export const feedbackDesk = (services: Services): Desk => ({
  kinds: {},
  open: (serve) => feedbackCalls(serve, services),
});
