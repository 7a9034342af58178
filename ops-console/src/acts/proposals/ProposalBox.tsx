import { Skeleton } from '@unisite/shared/ui';
import { type ComponentType, createContext, type ReactElement, Suspense, use } from 'react';
import type { BoxOf } from './ProposalFrame.tsx';

/** The box of any desk's proposal, lazy; given by the desks: acts know none of them. */
export const ProposalBoxContext = createContext<ComponentType<BoxOf> | null>(null);

/** An open proposal: its effect, proposer, reason, and possible decisions. */
export function ProposalBox(box: BoxOf): ReactElement {
  const Box = use(ProposalBoxContext);
  if (!Box) throw new Error('no box of proposals was given');
  return (
    <Suspense fallback={<Skeleton kind="row" count={1} />}>
      <Box {...box} />
    </Suspense>
  );
}
