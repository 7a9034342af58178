import { Skeleton } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

/** Placeholder of session, limits and breaks. */
export function ProtectionSkeleton(): ReactElement {
  return (
    <div className="stack" aria-busy>
      <Skeleton kind="block" height={144} />
      <Skeleton kind="block" height={660} />
      <Skeleton kind="block" height={420} />
    </div>
  );
}
