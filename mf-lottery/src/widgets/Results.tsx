import { useText } from '@unisite/shared/i18n';
import { ErrorState, Panel, Placeholder } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { ElectronicPanel } from '../results/ElectronicPanel.tsx';
import { RegionPanel } from '../results/RegionPanel.tsx';
import styles from '../results/ResultPanels.module.css';
import { prefetchResults, useElectronicResults, useRegionalResults } from '../results/useLatestResults.ts';

prefetchResults();

/**
 * What was drawn last: a region's stations side by side, and the electronic draws as balls; where there are no regions,
 * these alone.
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
  if (vietnamese.rows.length === 0) return <ElectronicPanel rows={electronic.rows} all />;
  if (electronic.rows.length === 0) return <RegionPanel rows={vietnamese.rows} />;
  return (
    <div className={`split ${styles.pair}`}>
      <RegionPanel rows={vietnamese.rows} />
      <ElectronicPanel rows={electronic.rows} />
    </div>
  );
}
