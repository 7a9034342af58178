import type { ReactElement } from 'react';
import styles from './Breaks.module.css';
import { ExclusionPanel } from './ExclusionPanel.tsx';
import { TimeOutPanel } from './TimeOutPanel.tsx';

/** The two breaks that a member can take. */
export function BreakPanels(): ReactElement {
  return (
    <div className={styles.breaks}>
      <TimeOutPanel />
      <ExclusionPanel />
    </div>
  );
}
