import type { ReactElement } from 'react';
import { LatestWins } from './LatestWins.tsx';
import { TopWinners } from './TopWinners.tsx';
import styles from './Winners.module.css';
import type { Win, Winner } from './winnings.ts';

/** Latest wins beside the week's winners; below the first view, so a chunk of their own. */
export default function WinnerPanels(board: {
  latest: readonly Win[] | undefined;
  top: readonly Winner[] | undefined;
}): ReactElement {
  return (
    <div className={`split split--main split--even ${styles.panels}`}>
      <LatestWins wins={board.latest} />
      <TopWinners winners={board.top} />
    </div>
  );
}
