import { prefetch, useOperation } from '@unisite/shared/api';
import { winnerBoard } from '@unisite/shared/contract/games';
import { useText } from '@unisite/shared/i18n';
import { ErrorState, Panel } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { LatestWins } from '../home/LatestWins.tsx';
import { TopWinners } from '../home/TopWinners.tsx';
import styles from '../home/Winners.module.css';

prefetch(winnerBoard, {});

/** How often the board is refetched while it is on the screen, milliseconds. */
const every = 60_000;

/** The latest big wins and the week's top 20 (specification section 9). */
export default function Winners(): ReactElement {
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
