import type { LotteryGame } from '@unisite/shared/contract/lottery';
import { useText } from '@unisite/shared/i18n';
import { navigate } from '@unisite/shared/navigation';
import { Notice } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import { withParameters } from '../draws/lotteryPlace.ts';
import { StationHead } from '../draws/StationHead.tsx';
import { HeadTailPanel } from './HeadTailPanel.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { LiveDrawing } from './LiveDrawing.tsx';
import { NeighboursPanel } from './NeighboursPanel.tsx';
import { NoDraws } from './NoDraws.tsx';
import { PrizePanel } from './PrizePanel.tsx';
import styles from './StationResults.module.css';
import { StationSkeleton } from './StationSkeleton.tsx';
import { StatisticsPanel } from './StatisticsPanel.tsx';
import { useDraws } from './useDraws.ts';

interface StationResultsProps {
  game: LotteryGame;
  address: URLSearchParams;
  /** Between the head and the results. */
  picker: ReactNode;
}

/** A station's head and results. The address names the draw shown in full; by default the latest. */
export function StationResults({ game, address, picker }: StationResultsProps): ReactElement {
  const t = useText();
  const sought = address.get('draw');
  const draws = useDraws(game.code, sought);
  const rows = draws.rows ?? [];
  const at = Math.max(
    0,
    rows.findIndex(({ numero }) => numero === sought),
  );
  const draw = rows[at];
  const choose = (index: number) => {
    const chosen = rows[index];
    if (!chosen) return;
    // loads ahead of the next step back
    if (index >= rows.length - 2) draws.more?.();
    navigate(withParameters(address, { gameCode: game.code, draw: index === 0 ? null : chosen.numero }), {
      replace: true,
    });
  };

  return (
    <>
      <StationHead game={game} last={rows[0]} />
      {picker}
      <LiveDrawing game={game} last={rows[0]?.numero} onEnd={draws.retry} />
      <NoDraws draws={draws} />
      {!draws.rows && !draws.error && <StationSkeleton />}
      {draw && sought !== null && draw.numero !== sought && !draws.fetching && <Notice>{t('results.tooOld')}</Notice>}
      {draw && (
        <>
          <div className={styles.results}>
            <PrizePanel
              game={game}
              draw={draw}
              onOlder={at < rows.length - 1 ? () => choose(at + 1) : null}
              onNewer={at > 0 ? () => choose(at - 1) : null}
            />
            <HeadTailPanel draw={draw} draws={rows} />
            <NeighboursPanel game={game} draw={draw} />
          </div>
          <HistoryPanel
            game={game}
            rows={rows}
            shown={draw.numero}
            busy={draws.fetching}
            onChoose={choose}
            onMore={draws.more}
          />
          {game.region !== null && <StatisticsPanel code={game.code} />}
        </>
      )}
    </>
  );
}
