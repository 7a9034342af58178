import type { OperatorMember } from '@unisite/shared/contract/operators';
import { lazy } from 'react';
import type { Desk } from '../../../acts/desk.ts';
import { page } from '../../../frame/navigation/pageEntries.ts';
import { withParts } from '../../../frame/parts/withParts.tsx';
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
        load: async () => {
          const MemberPage = lazy(async () => ({
            default: await withParts<{ member: OperatorMember }, MemberPageParts>(
              import(/* webpackChunkName: "member" */ './page/MemberPage.tsx').then((own) => own.MemberPage),
              parts(),
            ),
          }));
          return withParts(
            import('./MembersPage.tsx').then((own) => own.MembersPage),
            Promise.resolve({ MemberPage }),
          );
        },
      }),
    },
  }) satisfies Desk;
