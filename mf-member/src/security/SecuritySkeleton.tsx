import { Skeleton } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

/** The three boxes of the security side, while its code is on its way. */
export function SecuritySkeleton(): ReactElement {
  return (
    <div className="stack" aria-busy>
      <Skeleton kind="block" height={446} />
      <Skeleton kind="block" height={240} />
      <Skeleton kind="block" height={420} />
    </div>
  );
}
