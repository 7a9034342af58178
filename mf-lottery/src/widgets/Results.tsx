import { Placeholder } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense } from 'react';
import { prefetchResults } from '../results/useLatestResults.ts';

const LatestResults = lazy(() => import('../results/LatestResults.tsx'));

prefetchResults();

/** Constant: rendered again before its chunk is there, what the server rendered would give way to the placeholder. */
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
