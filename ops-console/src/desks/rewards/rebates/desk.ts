import type { Desk } from '../../../acts/desk.ts';

/** Rebates. */
export const rebates = {
  dialogs: {
    marketRebates: 'cash',
  },
} satisfies Desk;
