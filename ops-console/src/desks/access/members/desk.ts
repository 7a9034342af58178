import type { Desk } from '../../../acts/desk.ts';
import { page } from '../../../frame/navigation/pageEntries.ts';

/** Members, one at a time. */
export const members = {
  pages: {
    members: page<'members'>({
      icon: 'user',
      key: 'u',
      role: 'support',
      group: 'people',
      load: async () => (await import('./MembersPage.tsx')).MembersPage,
    }),
  },
} satisfies Desk;
