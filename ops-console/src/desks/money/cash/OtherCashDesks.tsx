import type { ComponentType, ReactElement } from 'react';
import styles from './Cash.module.css';
import { Contradictions } from './contradictions/Contradictions.tsx';
import { WaitingCorrections } from './corrections/WaitingCorrections.tsx';

/** Of other desks. */
export interface OtherCashDesksParts {
  readonly LateWins: ComponentType;
}

/** Other matters for two operators, besides withdrawals and deposits. Usually empty, so loaded after them. */
export function OtherCashDesks({ LateWins }: OtherCashDesksParts): ReactElement {
  return (
    <div className={styles.desks}>
      <Contradictions />
      <LateWins />
      <WaitingCorrections />
    </div>
  );
}
