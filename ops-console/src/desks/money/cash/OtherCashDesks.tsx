import type { ReactElement } from 'react';
import { LateWins } from '../../play/seamless/lateWins/LateWins.tsx';
import styles from './Cash.module.css';
import { Contradictions } from './contradictions/Contradictions.tsx';
import { WaitingCorrections } from './corrections/WaitingCorrections.tsx';

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
