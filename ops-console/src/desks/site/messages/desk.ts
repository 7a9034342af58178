import type { Desk } from '../../../acts/desk.ts';

/** Announcements. */
export const messages = {
  dialogs: {
    announcement: 'support',
    withdrawAnnouncement: 'support',
  },
} satisfies Desk;
