import { useHydrated } from '@unisite/shared/ui';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { columnsOf, type GridLayout } from './grid.ts';

/**
 * The layout of a grid as the stylesheet gives it at this width, read from an empty one; null until it has been read.
 * Tiles that the server rendered stand in the stylesheet's own grid until somebody scrolls or the window changes, where
 * that can happen and `mayWait` says so: rendering them anew would show nothing else.
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
      if (!columns) return; // the shell shows the page when all of it is there
      const next = {
        ...columns,
        rowGap: Number.parseFloat(style.rowGap) || 0,
        top: Math.round(grid.getBoundingClientRect().top + scrollY),
      };
      setLayout((old) => (old && same(old, next) ? old : next));
    };
    const follow = () => {
      look();
      // the window changes the columns; what stands above the grid moves it
      const watch = new ResizeObserver(look);
      watch.observe(grid);
      watch.observe(document.body);
      return () => watch.disconnect();
    };
    return waits && document.documentElement.scrollHeight > innerHeight ? onceMoved(follow) : follow();
  }, [probe, waits]);

  return layout;
}

/** Begins something when the visitor first scrolls or the window changes; what it answers ends it. */
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
