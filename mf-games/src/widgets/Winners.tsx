import { prefetch, useOperation } from '@unisite/shared/api';
import { winnerBoard } from '@unisite/shared/contract/games';
import { useText } from '@unisite/shared/i18n';
import { ErrorState, Panel, Placeholder } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense } from 'react';

const WinnerPanels = lazy(() => import('../home/WinnerPanels.tsx'));

prefetch(winnerBoard, {});

/** Refetch interval of the board while visible, milliseconds. */
const every = 60_000;

/** The latest big wins and the week's top 20 (specification section 9). */
export default function Winners(): ReactElement {
  const t = useText();
  const { data, error, isFetching, refetch } = useOperation(winnerBoard, {}, { every });
  if (!data && error) {
    return (
      <Panel>
        <ErrorState title={t('wins.failed')} text={error.message} busy={isFetching} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  return (
    <Suspense fallback={<Placeholder shape="tables" />}>
      <WinnerPanels latest={data?.latest} top={data?.top} />
    </Suspense>
  );
}
