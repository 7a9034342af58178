import type { Desk } from '../../../acts/desk.ts';

/** Members' limits and breaks. */
export const protection = {
  dialogs: {
    setPlayLimit: 'support',
    imposeBreak: 'support',
    liftExclusion: 'support',
    marketProtection: 'security',
  },
  proposals: {
    playLimit: 'support',
    exclusionLift: 'support',
  },
} satisfies Desk;
