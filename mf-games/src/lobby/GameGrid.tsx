import type { GameCard } from '@unisite/shared/contract/games';
import { Skeleton } from '@unisite/shared/ui';
import { type FocusEvent, memo, type ReactElement, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { GameTile } from '../games/GameTile.tsx';
import styles from './GameGrid.module.css';
import { firstOf, type GridLayout, rowCount, rowTop, tilesOf } from './grid.ts';
import { useGridLayout } from './useGridLayout.ts';
import { useRenderedRows } from './useRenderedRows.ts';
import { useRowHeight } from './useRowHeight.ts';
import { useScrollAnchor } from './useScrollAnchor.ts';
import { useScrollRestoration } from './useScrollRestoration.ts';

/**
 * Rows before the end at which the next page is requested; while scrolling as many as two pages of eight across, so
 * that a wheel does not reach the end.
 */
const ahead = { atRest: 2, scrolled: 10 };

/**
 * Placeholder tiles until the layout is known: their number, the index that starts the first visible row on phone and
 * desktop, and the width that the stylesheet gives them.
 */
const awaited = { count: 24, first: 3, sizes: '(max-width: 767px) 29vw, 150px' };

interface GameGridProps {
  /** Null: not loaded yet, which occurs at the start only. */
  games: readonly (GameCard | null)[];
  /** All pages of the address are loaded: the scroll position can be restored. */
  complete: boolean;
  /** The last row is about to be visible. */
  onNearEnd: () => void;
  /** Unloaded games at the start are about to be visible; `game` is the first of them. */
  onNearStart: (game: number) => void;
}

/** Tiles in the stylesheet's columns; only rows near the viewport are in the document. */
export function GameGrid(props: GameGridProps): ReactElement {
  const probe = useRef<HTMLDivElement>(null);
  const layout = useGridLayout(probe, props.complete && firstOf(props.games) === 0);
  useScrollRestoration(layout !== null && props.complete, layout ? leftAt(layout, props.games) : undefined);
  return (
    <>
      {/* on the server the stylesheet lays the tiles out in the same places, without scripts */}
      <div ref={probe} className="tiles" aria-hidden={layout !== null}>
        {!layout && <FirstTiles games={props.games} />}
      </div>
      {layout && <Rows key={layout.columns} layout={layout} {...props} />}
    </>
  );
}

/** The first tiles, laid out by the stylesheet. */
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

/** The scroll position to restore in a list that begins far down: that many rows before its end. */
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
  useScrollAnchor(layout.top, step);
  const { drawn, inSight } = useRenderedRows({ layout, step, tiles: games.length, held });

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

  // A focused tile stays in the document however far it is scrolled away.
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
  /** Offset from the first row, pixels. */
  y: number;
  games: readonly (GameCard | null)[];
  columns: number;
  /** Tiles rendered so far. */
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
