import { useText } from '@unisite/shared/i18n';
import { ErrorState, Panel, Placeholder } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { ElectronicPanel } from './ElectronicPanel.tsx';
import { RegionPanel } from './RegionPanel.tsx';
import styles from './ResultPanels.module.css';
import { useElectronicResults, useRegionalResults } from './useLatestResults.ts';

/** The latest results of both kinds; below the first view, so a chunk of their own. */
export default function LatestResults(): ReactElement | null {
  const t = useText();
  const regional = useRegionalResults();
  const electronic = useElectronicResults();
  const error = regional.error ?? electronic.error;
  if (error) {
    const retry = () => {
      if (regional.error) regional.retry();
      if (electronic.error) electronic.retry();
    };
    return (
      <Panel>
        <ErrorState title={t('results.failed')} text={error.message} code={error.code} onRetry={retry} />
      </Panel>
    );
  }
  if (!regional.rows || !electronic.rows) return <Placeholder shape="tables" />;
  if (regional.rows.length === 0 && electronic.rows.length === 0) return null;
  if (regional.rows.length === 0) return <ElectronicPanel rows={electronic.rows} all />;
  if (electronic.rows.length === 0) return <RegionPanel rows={regional.rows} />;
  return (
    <div className={`split ${styles.pair}`}>
      <RegionPanel rows={regional.rows} />
      <ElectronicPanel rows={electronic.rows} />
    </div>
  );
}
