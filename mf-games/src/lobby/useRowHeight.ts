import { useCallback, useState } from 'react';
import { type GridLayout, guessedHeight } from './grid.ts';

/** How high rows were, by the width of their tiles: who comes back far down is brought to the same place. */
const known = new Map<number, number>();

/**
 * The height of a row. All rows are alike, so one of those on the screen is watched for all: measuring each as it comes
 * would lay the page out anew in the midst of scrolling. `measure` is the ref of that row.
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
        if (!seen) return; // a page that is not shown
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
