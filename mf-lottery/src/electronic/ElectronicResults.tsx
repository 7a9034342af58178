import type { LotteryGame } from '@unisite/shared/contract/lottery';
import { electronicGroupOf } from '@unisite/shared/contract/lotteryAddress';
import type { ReactElement, ReactNode } from 'react';
import { StationHead } from '../draws/StationHead.tsx';
import { NoDraws } from '../results/NoDraws.tsx';
import { useDraws } from '../results/useDraws.ts';
import { Roads } from '../roads/Roads.tsx';
import { Stage } from '../stage/Stage.tsx';
import { ElectronicHistory } from './ElectronicHistory.tsx';
import { ElectronicNote } from './ElectronicNote.tsx';
import styles from './ElectronicResults.module.css';
import { LatestDraw } from './LatestDraw.tsx';

interface ElectronicResultsProps {
  game: LotteryGame;
  /** All games; below the head. */
  board: ReactNode;
}

/** A game's head, its latest draw with readings, and earlier draws. */
export function ElectronicResults({ game, board }: ElectronicResultsProps): ReactElement {
  const kind = electronicGroupOf(game) ?? 'SSC';
  const draws = useDraws(game.code, null);
  const [latest] = draws.rows ?? [];
  return (
    <>
      <StationHead game={game} last={latest} />
      {board}
      <Stage game={game} />
      <NoDraws draws={draws} />
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
      {latest && <Roads game={game} />}
    </>
  );
}
