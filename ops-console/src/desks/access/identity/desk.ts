import type { Desk } from '../../../acts/desk.ts';

/** Fields of registration. */
export const identity = {
  dialogs: {
    registrationFields: 'security',
  },
} satisfies Desk;
