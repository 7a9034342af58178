import type { Desk } from '../../../acts/desk.ts';
import { page } from '../../../frame/navigation/pageEntries.ts';
import type { MemberPageParts } from './page/MemberPage.tsx';

/** Members, one at a time. */
export const members = (parts: () => Promise<MemberPageParts>) =>
  ({
    pages: {
      members: page<'members'>({
        icon: 'user',
        key: 'u',
        role: 'support',
        group: 'people',
        load: async () => (await import('./MembersPage.tsx')).membersPage(parts),
      }),
    },
    dialogs: {
      endSessions: 'support',
      writeTo: 'support',
      removePicture: 'support',
      lockMember: 'support',
      unlockMember: 'support',
      memberLabels: 'support',
    },
    proposals: {
      memberLabels: 'cash',
    },
  }) satisfies Desk;
