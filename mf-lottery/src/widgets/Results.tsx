import { useText } from '@unisite/shared/i18n';
import { ErrorState, Panel, Placeholder } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense } from 'react';
import { prefetchResults, useElectronicResults, useRegionalResults } from '../results/useLatestResults.ts';

const LatestPanels = lazy(() => import('../results/LatestPanels.tsx'));

prefetchResults();

/**
 * Latest results: a region's stations side by side, and electronic draws as balls; the latter alone where there are no
 * regions.
 */
export default function Results(): ReactElement | null {
  const t = useText();
  const vietnamese = useRegionalResults();
  const electronic = useElectronicResults();
  const error = vietnamese.error ?? electronic.error;
  if (error) {
    const retry = () => {
      if (vietnamese.error) vietnamese.retry();
      if (electronic.error) electronic.retry();
    };
    return (
      <Panel>
        <ErrorState title={t('results.failed')} text={error.message} code={error.code} onRetry={retry} />
      </Panel>
    );
  }
  if (!vietnamese.rows || !electronic.rows) return <Placeholder shape="tables" />;
  if (vietnamese.rows.length === 0 && electronic.rows.length === 0) return null;
  return (
    <Suspense fallback={<Placeholder shape="tables" />}>
      <LatestPanels regional={vietnamese.rows} electronic={electronic.rows} />
    </Suspense>
  );
}
