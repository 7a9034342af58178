import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { GameCard } from '@unisite/shared/contract/games';
import { Skeleton } from '@unisite/shared/ui';
import { type FocusEvent, type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { GameTile } from '../games/GameTile.tsx';
import styles from './GameGrid.module.css';
import { type GridLayout, rowCount, tilesOf, withRow } from './grid.ts';
import { useGridLayout } from './useGridLayout.ts';
import { useRowHeight } from './useRowHeight.ts';
import { useScrollReturn } from './useScrollReturn.ts';

/** Rows kept ready above and below what is in sight. */
const overscan = 2;

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
  const { columns, rowGap, top } = layout;
  const [held, setHeld] = useState<number | null>(null);
  const { height, measure } = useRowHeight(layout);
  const count = rowCount(games.length, columns);
  const rows = useWindowVirtualizer({
    count,
    overscan,
    estimateSize: () => height,
    // the next frame is soon enough: rows are ready beyond the window
    useFlushSync: false,
    gap: rowGap,
    scrollMargin: top,
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), held === null || held >= count ? null : held),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another height counts for every row
  useLayoutEffect(() => rows.measure(), [height]);

  const lastInSight = rows.range?.endIndex ?? 0;
  const near = count > 0 && lastInSight >= count - (rows.range?.startIndex ? ahead.scrolled : ahead.atRest);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row in sight, or more games, asks again
  useEffect(() => {
    if (near) onNearEnd();
  }, [near, lastInSight, games.length]);

  // A tile that has the focus stays in the document however far it is scrolled away.
  const hold = ({ target }: FocusEvent) => {
    const row = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index);
    setHeld(Number.isNaN(row) ? null : row);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it looks where the focus is and does nothing of its own
    <div className={styles.rows} style={{ height: rows.getTotalSize() }} onFocus={hold} onBlur={() => setHeld(null)}>
      {rows.getVirtualItems().map((row, place) => (
        <div
          key={row.key}
          ref={place === 0 ? measure : undefined}
          data-index={row.index}
          className={`tiles ${styles.row}`}
          style={{ transform: `translateY(${row.start - top}px)` }}
        >
          {tilesOf(games, row.index, columns).map((game) => (
            <GameTile key={game.gameId} game={game} />
          ))}
        </div>
      ))}
    </div>
  );
}
