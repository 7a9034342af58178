import type { ReactElement } from 'react';
import { ElectronicPanel } from './ElectronicPanel.tsx';
import { RegionPanel } from './RegionPanel.tsx';
import styles from './ResultPanels.module.css';
import type { useElectronicResults, useRegionalResults } from './useLatestResults.ts';

interface LatestPanelsProps {
  regional: NonNullable<ReturnType<typeof useRegionalResults>['rows']>;
  electronic: NonNullable<ReturnType<typeof useElectronicResults>['rows']>;
}

/** The latest results of both kinds; below the first view, so a chunk of their own. */
export default function LatestPanels({ regional, electronic }: LatestPanelsProps): ReactElement {
  if (regional.length === 0) return <ElectronicPanel rows={electronic} all />;
  if (electronic.length === 0) return <RegionPanel rows={regional} />;
  return (
    <div className={`split ${styles.pair}`}>
      <RegionPanel rows={regional} />
      <ElectronicPanel rows={electronic} />
    </div>
  );
}
