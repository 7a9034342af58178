import { Skeleton } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { PageHead } from './PageHead.tsx';
import type { SubPage } from './subPage.ts';

/** Placeholder of a page while its code loads: its name, and boxes. */
export function SubPageSkeleton({ page }: { page: SubPage }): ReactElement {
  return (
    <>
      <PageHead page={page} />
      <Skeleton kind="block" height={page === 'securityCenter' || page === 'personalProfit' ? 140 : 160} />
      <Skeleton kind="block" height={420} />
    </>
  );
}
