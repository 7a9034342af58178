import type { Desk } from '../../../acts/desk.ts';

/** Bonuses of one member. */
export const bonuses = {
  dialogs: {
    giveBonus: 'cash',
  },
  proposals: {
    memberBonus: 'cash',
  },
} satisfies Desk;
