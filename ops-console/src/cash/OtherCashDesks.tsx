import type { ReactElement } from 'react';
import { Contradictions } from '../contradictions/Contradictions.tsx';
import { LateWins } from '../lateWins/LateWins.tsx';
import { WaitingCorrections } from '../members/WaitingCorrections.tsx';
import styles from './Cash.module.css';

/** Other matters for two operators, besides withdrawals and deposits. Usually empty, so loaded after them. */
export function OtherCashDesks(): ReactElement {
  return (
    <div className={styles.desks}>
      <Contradictions />
      <LateWins />
      <WaitingCorrections />
    </div>
  );
}
