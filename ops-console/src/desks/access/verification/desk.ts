import type { Desk } from '../../../acts/desk.ts';
import { page } from '../../../frame/navigation/pageEntries.ts';

/** Checks of identity. */
export const verification = {
  pages: {
    identity: page<'identity'>({
      icon: 'id-card',
      key: 'i',
      role: 'identity',
      group: 'people',
      load: async () => (await import('./IdentityPage.tsx')).IdentityPage,
    }),
  },
  dialogs: {
    marketIdentity: 'security',
    acceptIdentity: 'identity',
    refuseIdentity: 'identity',
    askIdentityAgain: 'identity',
  },
} satisfies Desk;
