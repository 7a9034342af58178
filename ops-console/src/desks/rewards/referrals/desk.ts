import type { Desk } from '../../../acts/desk.ts';

/** Invited friends. */
export const referrals = {
  dialogs: {
    marketReferral: 'cash',
  },
} satisfies Desk;
