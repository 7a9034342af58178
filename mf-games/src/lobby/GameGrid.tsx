import type { GameCard } from '@unisite/shared/contract/games';
import { Skeleton } from '@unisite/shared/ui';
import { type FocusEvent, memo, type ReactElement, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { GameTile } from '../games/GameTile.tsx';
import styles from './GameGrid.module.css';
import { firstOf, type GridLayout, rowCount, rowTop, tilesOf } from './grid.ts';
import { useDrawnRows } from './useDrawnRows.ts';
import { useGridLayout } from './useGridLayout.ts';
import { useRowHeight } from './useRowHeight.ts';
import { useScrollReturn } from './useScrollReturn.ts';
import { useSteadyPlace } from './useSteadyPlace.ts';

/**
 * So many rows before the last one more are asked for; while scrolling two pages of eight across, so that a wheel does
 * not come to the end.
 */
const ahead = { atRest: 2, scrolled: 10 };

/**
 * Tiles that stand there until the layout is known: how many, how many of them begin the row that is seen first on a
 * phone and beside a desk, and how wide the stylesheet makes them.
 */
const awaited = { count: 24, first: 3, sizes: '(max-width: 767px) 29vw, 150px' };

interface GameGridProps {
  /** Null is one that has not come yet: there are such at the head only. */
  games: readonly (GameCard | null)[];
  /** Everything that the address promises is there: the page can be scrolled back to where it was. */
  complete: boolean;
  /** The visitor is about to see the last row. */
  onNearEnd: () => void;
  /** What is missing at the head is about to be scrolled to; `game` is the first in sight. */
  onNearStart: (game: number) => void;
}

/** Tiles in as many columns as the stylesheet has; only the rows about the window are in the document. */
export function GameGrid(props: GameGridProps): ReactElement {
  const probe = useRef<HTMLDivElement>(null);
  const layout = useGridLayout(probe, props.complete && firstOf(props.games) === 0);
  useScrollReturn(layout !== null && props.complete, layout ? leftAt(layout, props.games) : undefined);
  return (
    <>
      {/* on the server the stylesheet lays the tiles out: the same places, before any script */}
      <div ref={probe} className="tiles" aria-hidden={layout !== null}>
        {!layout && <FirstTiles games={props.games} />}
      </div>
      {layout && <Rows key={layout.columns} layout={layout} {...props} />}
    </>
  );
}

/** The first tiles in the grid of the stylesheet. */
function FirstTiles({ games }: Pick<GameGridProps, 'games'>): ReactNode {
  return games
    .slice(0, awaited.count)
    .map((game, place) =>
      game ? (
        <GameTile key={game.gameId} game={game} sizes={awaited.sizes} first={place < awaited.first} />
      ) : (
        <Skeleton key={place} kind="tile" />
      ),
    );
}

/**
 * Where the visitor was who left a list that long, when it begins far down: more is asked for so many rows before its
 * end.
 */
function leftAt(layout: GridLayout, games: GameGridProps['games']): number | undefined {
  const first = firstOf(games);
  if (first === 0) return undefined;
  const { columns } = layout;
  const foot = rowTop(layout, rowCount(games.length, columns) - ahead.scrolled);
  return Math.max(rowTop(layout, Math.ceil(first / columns)), foot - innerHeight);
}

function Rows({ games, layout, onNearEnd, onNearStart }: GameGridProps & { layout: GridLayout }): ReactElement {
  const { columns, rowGap, tileWidth } = layout;
  const [held, setHeld] = useState<number | null>(null);
  const { height, measure } = useRowHeight(layout);
  const count = rowCount(games.length, columns);
  const step = height + rowGap;
  useSteadyPlace(layout.top, step);
  const { drawn, inSight } = useDrawnRows({ layout, step, tiles: games.length, held });

  const near = count > 0 && inSight.last >= count - (inSight.first > 0 ? ahead.scrolled : ahead.atRest);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row in sight, or more games, asks again
  useEffect(() => {
    if (near) onNearEnd();
  }, [near, inSight.last, games.length]);

  const begins = Math.ceil(firstOf(games) / columns);
  const nearStart = begins > 0 && inSight.last >= 0 && inSight.first < begins + ahead.scrolled;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row in sight, or more games, asks again
  useEffect(() => {
    if (nearStart) onNearStart(inSight.first * columns);
  }, [nearStart, inSight.first, begins]);

  // A tile that has the focus stays in the document however far it is scrolled away.
  const hold = ({ target }: FocusEvent) => {
    const row = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index);
    setHeld(Number.isNaN(row) ? null : row);
  };

  const rows = [...drawn].sort(([a], [b]) => a - b);
  const measured = rows.find(([row]) => row >= begins)?.[0];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it looks where the focus is and does nothing of its own
    <div
      className={styles.rows}
      style={{ height: Math.max(0, count * step - rowGap) }}
      onFocus={hold}
      onBlur={() => setHeld(null)}
    >
      {rows.map(([row, tiles]) => (
        <Row
          key={row}
          ref={row === measured ? measure : undefined}
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
  games: readonly (GameCard | null)[];
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
        .map((game, place) =>
          game ? (
            <GameTile key={game.gameId} game={game} sizes={`${Math.ceil(tileWidth)}px`} />
          ) : (
            <Skeleton key={place} kind="tile" />
          ),
        )}
    </div>
  );
});
