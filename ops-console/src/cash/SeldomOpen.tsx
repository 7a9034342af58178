import type { ReactElement } from 'react';
import { Contradictions } from '../contradictions/Contradictions.tsx';
import { LateWins } from '../lateWins/LateWins.tsx';
import { WaitingCorrections } from '../members/WaitingCorrections.tsx';
import styles from './Cash.module.css';

/** What two operators settle beside withdrawals and deposits. Mostly there is nothing: it is loaded after them. */
export function SeldomOpen(): ReactElement {
  return (
    <div className={styles.desks}>
      <Contradictions />
      <LateWins />
      <WaitingCorrections />
    </div>
  );
}
