import type { Desk } from '../../../acts/desk.ts';

/** Messages to segments. */
export const mailings = {
  dialogs: {
    mailing: 'support',
    stopMailing: 'support',
  },
  proposals: {
    mailing: 'support',
  },
} satisfies Desk;
