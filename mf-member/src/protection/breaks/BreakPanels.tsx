import type { ReactElement, Ref } from 'react';
import styles from './Breaks.module.css';
import { ExclusionPanel } from './ExclusionPanel.tsx';
import { TimeOutPanel } from './TimeOutPanel.tsx';

/** The two kinds of break that a member can take. */
export function BreakPanels({ ref }: { ref: Ref<HTMLDivElement> }): ReactElement {
  return (
    <div ref={ref} tabIndex={-1} className={styles.breaks}>
      <TimeOutPanel />
      <ExclusionPanel />
    </div>
  );
}
