import type { Desk } from '../../../acts/desk.ts';

/** Points and the mall. */
export const points = {
  dialogs: {
    goods: 'cash',
    pointRule: 'cash',
    redemption: 'cash',
  },
  proposals: {
    goods: 'cash',
    pointRule: 'cash',
  },
} satisfies Desk;
