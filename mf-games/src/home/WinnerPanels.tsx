import { useOperation } from '@unisite/shared/api';
import { winnerBoard } from '@unisite/shared/contract/games';
import { useText } from '@unisite/shared/i18n';
import { ErrorState, Panel } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { LatestWins } from './LatestWins.tsx';
import { TopWinners } from './TopWinners.tsx';
import styles from './Winners.module.css';

/** Refetch interval of the board while visible, milliseconds. */
const every = 60_000;

/** Latest wins beside the week's winners; below the first view, so a chunk of their own. */
export default function WinnerPanels(): ReactElement {
  const t = useText();
  const { data, error, isFetching, refetch } = useOperation(winnerBoard, {}, { every });
  if (!data && error) {
    return (
      <Panel>
        <ErrorState title={t('wins.failed')} text={error.message} busy={isFetching} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  return (
    <div className={`split split--main split--even ${styles.panels}`}>
      <LatestWins wins={data?.latest} />
      <TopWinners winners={data?.top} />
    </div>
  );
}
