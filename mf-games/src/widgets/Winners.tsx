import { prefetch } from '@unisite/shared/api';
import { winnerBoard } from '@unisite/shared/contract/games';
import { Placeholder } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense } from 'react';

const WinnerPanels = lazy(() => import('../home/WinnerPanels.tsx'));

prefetch(winnerBoard, {});

// constant: a new render before the chunk is there would replace the server's markup with the fallback
const panels = (
  <Suspense fallback={<Placeholder shape="tables" />}>
    <WinnerPanels />
  </Suspense>
);

/** The latest big wins and the week's top 20 (specification section 9). */
export default function Winners(): ReactElement {
  return panels;
}
