import type { Desk } from '../../../acts/desk.ts';

/** Announcements. */
export const messages = {
  dialogs: {
    announcement: 'support',
    withdrawAnnouncement: 'support',
  },
  proposals: {
    announcement: 'support',
  },
} satisfies Desk;
