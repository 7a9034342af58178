import { Skeleton } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

/** Placeholder of the three boxes of the security view. */
export function SecuritySkeleton(): ReactElement {
  return (
    <div className="stack" aria-busy>
      <Skeleton kind="block" height={446} />
      <Skeleton kind="block" height={240} />
      <Skeleton kind="block" height={420} />
    </div>
  );
}
