import { Skeleton } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import type { AgentPage } from './agentPage.ts';
import { PageHead } from './PageHead.tsx';

/** Placeholder of a page while its code loads: its name, and boxes. */
export function PageSkeleton({ page }: { page: AgentPage }): ReactElement {
  return (
    <>
      <PageHead page={page} note={'\u00a0'} />
      <Skeleton kind="block" height={page === 'overview' ? 220 : 64} />
      <Skeleton kind="block" height={420} />
    </>
  );
}
