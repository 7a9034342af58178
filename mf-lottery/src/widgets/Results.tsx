import { Placeholder } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense } from 'react';
import { prefetchResults } from '../results/useLatestResults.ts';

const LatestResults = lazy(() => import('../results/LatestResults.tsx'));

prefetchResults();

// constant: a new render before the chunk is there would replace the server's markup with the fallback
const results = (
  <Suspense fallback={<Placeholder shape="tables" />}>
    <LatestResults />
  </Suspense>
);

/**
 * Latest results: a region's stations side by side, and electronic draws as balls; the latter alone where there are no
 * regions.
 */
export default function Results(): ReactElement {
  return results;
}
