import type { LotteryGame } from '@unisite/shared/contract/lottery';
import { useText } from '@unisite/shared/i18n';
import { EmptyState, ErrorState, Panel } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import { kindOf } from '../draws/electronicGame.ts';
import { StationHead } from '../draws/StationHead.tsx';
import { useDraws } from '../results/useDraws.ts';
import { ElectronicHistory } from './ElectronicHistory.tsx';
import { ElectronicNote } from './ElectronicNote.tsx';
import styles from './ElectronicResults.module.css';
import { LatestDraw } from './LatestDraw.tsx';

interface ElectronicResultsProps {
  game: LotteryGame;
  /** All games; stands under the head. */
  board: ReactNode;
}

/** A game's head, its latest draw read out, and the draws before it. */
export function ElectronicResults({ game, board }: ElectronicResultsProps): ReactElement {
  const t = useText();
  const kind = kindOf(game) ?? 'SSC';
  const draws = useDraws(game.code, null);
  const [latest] = draws.rows ?? [];
  return (
    <>
      <StationHead game={game} last={latest} />
      {board}
      {draws.error && (
        <Panel>
          <ErrorState
            title={t('results.failed')}
            text={draws.error.message}
            code={draws.error.code}
            onRetry={draws.retry}
            busy={draws.fetching}
          />
        </Panel>
      )}
      {draws.rows?.length === 0 && (
        <Panel>
          <EmptyState picture="ticket" title={t('results.none')} text={t('results.noneText')} />
        </Panel>
      )}
      {(draws.rows === null || latest) && !draws.error && (
        <div className={styles.results}>
          <ElectronicHistory game={game} kind={kind} draws={draws} />
          <div className="stack stack--top">
            {latest && (
              <>
                <LatestDraw kind={kind} draw={latest} />
                <ElectronicNote kind={kind} />
              </>
            )}
          </div>
        </div>
      )}
    </>
  );
}
