import type { Desk } from '../../../acts/desk.ts';

/** The club. */
export const vip = {
  dialogs: {
    marketVip: 'cash',
  },
} satisfies Desk;
