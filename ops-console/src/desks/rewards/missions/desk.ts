import type { Desk } from '../../../acts/desk.ts';

/** Missions and the wheel. */
export const missions = {
  dialogs: {
    mission: 'cash',
    endMission: 'cash',
    wheel: 'cash',
  },
  proposals: {
    mission: 'cash',
    wheel: 'cash',
  },
} satisfies Desk;
