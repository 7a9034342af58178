import type { Desk } from '../../../acts/desk.ts';
import { page } from '../../../frame/navigation/pageEntries.ts';

/** Signs of harm. */
export const signs = {
  pages: {
    signs: page<'signs'>({
      icon: 'heart',
      key: 'h',
      role: 'support',
      group: 'people',
      load: async () => (await import('./SignsPage.tsx')).SignsPage,
    }),
  },
  dialogs: {
    answerSign: 'support',
  },
} satisfies Desk;
