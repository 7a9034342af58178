import type { ReactElement } from 'react';
import styles from './StationResults.module.css';

/** The results of a station while they are on their way. */
export function StationSkeleton(): ReactElement {
  return (
    <div className={styles.results} aria-busy>
      {['prizes', 'tails', 'region'].map((key) => (
        <div key={key} className="panel">
          <div className="panel__head">
            <span className="bone bone--title" />
          </div>
          <div className="panel__body stack">
            {Array.from({ length: 8 }, (_, index) => (
              // bones are all alike
              <span key={index} className="bone" style={{ height: 36 }} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
