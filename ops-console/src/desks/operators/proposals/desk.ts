import type { Desk } from '../../../acts/desk.ts';
import { page } from '../../../frame/navigation/pageEntries.ts';

/** What waits for a second operator. */
export const proposals = {
  pages: {
    acts: page<'acts'>({
      icon: 'clock',
      key: 'p',
      role: null,
      group: 'house',
      load: async () => (await import('./PendingPage.tsx')).PendingPage,
    }),
  },
  dialogs: {
    decide: 'release',
    decideGuardedChange: 'security',
  },
} satisfies Desk;
