import type { Desk } from '../../../acts/desk.ts';
import { page } from '../../../frame/navigation/pageEntries.ts';

/** What players read, and their feedback. */
export const content = {
  pages: {
    content: page<'content'>({
      icon: 'announce',
      key: 'c',
      role: 'support',
      group: 'site',
      load: async () => (await import('./ContentPage.tsx')).ContentPage,
    }),
    feedback: page<'feedback'>({
      icon: 'chat',
      key: 'f',
      role: 'support',
      group: 'people',
      load: async () => (await import('./feedback/FeedbackPage.tsx')).FeedbackPage,
    }),
  },
} satisfies Desk;
