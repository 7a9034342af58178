import { useHydrated } from '@unisite/shared/ui';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { columnsOf, type GridLayout } from './grid.ts';

/**
 * The layout that the stylesheet gives a grid at this width, read from an empty one; null until read. With `mayWait`,
 * tiles rendered by the server keep the stylesheet's own grid until the visitor scrolls or resizes: a new render would
 * look the same.
 */
export function useGridLayout(probe: RefObject<HTMLElement | null>, mayWait: boolean): GridLayout | null {
  const [layout, setLayout] = useState<GridLayout | null>(null);
  const hydrated = useHydrated();
  const [waits] = useState(!hydrated && mayWait);

  useLayoutEffect(() => {
    const grid = probe.current;
    if (!grid) return;
    const look = () => {
      const style = getComputedStyle(grid);
      const columns = columnsOf(style.gridTemplateColumns);
      if (!columns) return; // the shell reveals the page once it is complete
      const next = {
        ...columns,
        rowGap: Number.parseFloat(style.rowGap) || 0,
        top: Math.round(grid.getBoundingClientRect().top + scrollY),
      };
      setLayout((old) => (old && same(old, next) ? old : next));
    };
    const follow = () => {
      look();
      // resizing changes the columns; content above moves the grid
      const watch = new ResizeObserver(look);
      watch.observe(grid);
      watch.observe(document.body);
      return () => watch.disconnect();
    };
    return waits && document.documentElement.scrollHeight > innerHeight ? onceMoved(follow) : follow();
  }, [probe, waits]);

  return layout;
}

/** Starts something at the first scroll or resize; its return value stops it. */
function onceMoved(begin: () => () => void): () => void {
  const moved = new AbortController();
  let end = () => {};
  const onMove = () => {
    moved.abort();
    end = begin();
  };
  addEventListener('scroll', onMove, { passive: true, signal: moved.signal });
  addEventListener('resize', onMove, { signal: moved.signal });
  return () => {
    moved.abort();
    end();
  };
}

const same = (a: GridLayout, b: GridLayout): boolean =>
  a.columns === b.columns && a.tileWidth === b.tileWidth && a.rowGap === b.rowGap && a.top === b.top;
