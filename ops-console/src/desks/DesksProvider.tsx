import type { ReactElement, ReactNode } from 'react';
import { DeskRolesContext } from '../acts/deskRoles.ts';
import { ProposalBoxContext } from '../acts/proposals/ProposalBox.tsx';
import { PageEntriesContext } from '../frame/navigation/pageEntries.ts';
import { pages, roles } from './desks.ts';
import { LazyProposalBox } from './lazyParts.ts';

/** Gives frame and acts what the desks register. */
export function DesksProvider({ children }: { children: ReactNode }): ReactElement {
  return (
    <PageEntriesContext value={pages}>
      <DeskRolesContext value={roles}>
        <ProposalBoxContext value={LazyProposalBox}>{children}</ProposalBoxContext>
      </DeskRolesContext>
    </PageEntriesContext>
  );
}
