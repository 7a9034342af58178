import { Skeleton } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './StationResults.module.css';

/** Placeholder of a station's results. */
export function StationSkeleton(): ReactElement {
  return (
    <div className={styles.results} aria-busy>
      {['prizes', 'tails', 'region'].map((key) => (
        <div key={key} className="panel">
          <div className="panel__head">
            <span className="bone bone--title" />
          </div>
          <div className="panel__body stack">
            <Skeleton kind="block" count={8} height={36} />
          </div>
        </div>
      ))}
    </div>
  );
}
