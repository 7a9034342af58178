import { prefetch } from '@unisite/shared/api';
import { winnerBoard } from '@unisite/shared/contract/games';
import { Placeholder } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense } from 'react';

const WinnerPanels = lazy(() => import('../home/WinnerPanels.tsx'));

prefetch(winnerBoard, {});

/** Constant: rendered again before its chunk is there, what the server rendered would give way to the placeholder. */
const panels = (
  <Suspense fallback={<Placeholder shape="tables" />}>
    <WinnerPanels />
  </Suspense>
);

/** The latest big wins and the week's top 20 (specification section 9). */
export default function Winners(): ReactElement {
  return panels;
}
