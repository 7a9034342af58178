import { useCallback, useState } from 'react';
import { type GridLayout, guessedHeight } from './grid.ts';

/** Measured row heights by tile width, so that going back restores the exact position. */
const known = new Map<number, number>();

/**
 * The height of a row. All rows are alike, so one visible row is observed for all: measuring each new one would force a
 * layout during scrolling. `measure` is the ref of that row.
 */
export function useRowHeight({ tileWidth }: Pick<GridLayout, 'tileWidth'>): {
  height: number;
  measure: (row: HTMLElement | null) => (() => void) | undefined;
} {
  const [height, setHeight] = useState(() => known.get(tileWidth) ?? guessedHeight({ tileWidth }));
  const measure = useCallback(
    (row: HTMLElement | null) => {
      if (!row) return;
      const watch = new ResizeObserver(([entry]) => {
        const seen = entry?.borderBoxSize[0]?.blockSize;
        if (!seen) return; // the page is hidden
        known.set(tileWidth, seen);
        setHeight(seen);
      });
      watch.observe(row);
      return () => watch.disconnect();
    },
    [tileWidth],
  );
  return { height, measure };
}
