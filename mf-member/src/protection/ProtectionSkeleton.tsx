import { Skeleton } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

/** The session, the limits and the breaks, while they are on their way. */
export function ProtectionSkeleton(): ReactElement {
  return (
    <div className="stack" aria-busy>
      <Skeleton kind="block" height={144} />
      <Skeleton kind="block" height={660} />
      <Skeleton kind="block" height={420} />
    </div>
  );
}
