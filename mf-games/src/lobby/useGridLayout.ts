import { type RefObject, useLayoutEffect, useState } from 'react';
import { columnsOf, type GridLayout } from './grid.ts';

/**
 * The layout of a grid as the stylesheet gives it at this width, read from an empty one; null until it has been read.
 */
export function useGridLayout(probe: RefObject<HTMLElement | null>): GridLayout | null {
  const [layout, setLayout] = useState<GridLayout | null>(null);

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
    look();
    // the window changes the columns; what stands above the grid moves it
    const watch = new ResizeObserver(look);
    watch.observe(grid);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [probe]);

  return layout;
}

const same = (a: GridLayout, b: GridLayout): boolean =>
  a.columns === b.columns && a.tileWidth === b.tileWidth && a.rowGap === b.rowGap && a.top === b.top;
