import type { GameCard } from '@unisite/shared/contract/games';
import { Skeleton } from '@unisite/shared/ui';
import { type FocusEvent, memo, type ReactElement, type Ref, useEffect, useRef, useState } from 'react';
import { GameTile } from '../games/GameTile.tsx';
import styles from './GameGrid.module.css';
import { type GridLayout, rowCount, tilesOf } from './grid.ts';
import { useDrawnRows } from './useDrawnRows.ts';
import { useGridLayout } from './useGridLayout.ts';
import { useRowHeight } from './useRowHeight.ts';
import { useScrollReturn } from './useScrollReturn.ts';

/** So many rows before the last one more are asked for; while scrolling two pages of eight across, so that a wheel does not come to the end. */
const ahead = { atRest: 2, scrolled: 10 };

/** Tiles that stand there until the layout is known. */
const awaited = 24;

interface GameGridProps {
  games: readonly GameCard[];
  /** Everything that the address promises is there: the page can be scrolled back to where it was. */
  complete: boolean;
  /** The visitor is about to see the last row. */
  onNearEnd: () => void;
}

/** Tiles in as many columns as the stylesheet has; only the rows about the window are in the document. */
export function GameGrid(props: GameGridProps): ReactElement {
  const probe = useRef<HTMLDivElement>(null);
  const layout = useGridLayout(probe);
  useScrollReturn(layout !== null && props.complete);
  return (
    <>
      <div ref={probe} className="tiles" aria-hidden>
        {!layout && <Skeleton kind="tile" count={Math.min(props.games.length, awaited)} />}
      </div>
      {layout && <Rows key={layout.columns} layout={layout} {...props} />}
    </>
  );
}

function Rows({ games, layout, onNearEnd }: GameGridProps & { layout: GridLayout }): ReactElement {
  const { columns, rowGap, tileWidth } = layout;
  const [held, setHeld] = useState<number | null>(null);
  const { height, measure } = useRowHeight(layout);
  const count = rowCount(games.length, columns);
  const step = height + rowGap;
  const { drawn, inSight } = useDrawnRows({ layout, step, tiles: games.length, held });

  const near = count > 0 && inSight.last >= count - (inSight.first > 0 ? ahead.scrolled : ahead.atRest);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row in sight, or more games, asks again
  useEffect(() => {
    if (near) onNearEnd();
  }, [near, inSight.last, games.length]);

  // A tile that has the focus stays in the document however far it is scrolled away.
  const hold = ({ target }: FocusEvent) => {
    const row = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index);
    setHeld(Number.isNaN(row) ? null : row);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it looks where the focus is and does nothing of its own
    <div
      className={styles.rows}
      style={{ height: Math.max(0, count * step - rowGap) }}
      onFocus={hold}
      onBlur={() => setHeld(null)}
    >
      {[...drawn]
        .sort(([a], [b]) => a - b)
        .map(([row, tiles], place) => (
          <Row
            key={row}
            ref={place === 0 ? measure : undefined}
            index={row}
            y={row * step}
            games={games}
            columns={columns}
            tiles={tiles}
            tileWidth={tileWidth}
          />
        ))}
    </div>
  );
}

interface RowProps {
  index: number;
  /** Where it stands, pixels from the first. */
  y: number;
  games: readonly GameCard[];
  columns: number;
  /** So many are drawn by now. */
  tiles: number;
  tileWidth: number;
  ref: Ref<HTMLDivElement> | undefined;
}

const Row = memo(function Row({ index, y, games, columns, tiles, tileWidth, ref }: RowProps): ReactElement {
  return (
    <div ref={ref} data-index={index} className={`tiles ${styles.row}`} style={{ transform: `translateY(${y}px)` }}>
      {tilesOf(games, index, columns)
        .slice(0, tiles)
        .map((game) => (
          <GameTile key={game.gameId} game={game} width={tileWidth} />
        ))}
    </div>
  );
});
