import { useLayoutEffect, useRef, useState } from 'react';
import { type GridLayout, rowCount } from './grid.ts';
import { nextRenderStep, type RenderedRows, type RowRange, visibleRows } from './renderedRows.ts';

/**
 * Rows kept ready beyond the visible ones, in and against the scroll direction. Each rendered row costs every frame.
 */
const overscan = { ahead: 2, behind: 1 };
const beyond = (upwards: boolean) =>
  upwards ? { above: overscan.ahead, below: overscan.behind } : { above: overscan.behind, below: overscan.ahead };
const inSightOnly = { above: 0, below: 0 };

interface Shown {
  drawn: RenderedRows;
  inSight: RowRange;
}

interface Grid {
  layout: GridLayout;
  /** Distance between the tops of two rows. */
  step: number;
  tiles: number;
  held: number | null;
}

/**
 * The rows of a grid that are in the document, and the number of tiles of each: follows the viewport, one step per
 * frame.
 */
export function useRenderedRows({ layout: { columns, top }, step, tiles, held }: Grid): Shown {
  const [shown, setShown] = useState<Shown>({ drawn: new Map(), inSight: { first: 0, last: -1 } });
  const latest = useRef(shown);
  // Read on change only: reading it during rendering would force a layout.
  const [first] = useState(placeNow);
  const place = useRef(first);
  const upwards = useRef(false);

  useLayoutEffect(() => {
    const count = rowCount(tiles, columns);
    let frame = 0;
    let soon: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const now = placeNow();
      upwards.current = now.scrolled < place.current.scrolled;
      place.current = now;
      ask();
    };
    const draw = () => {
      cancelAnimationFrame(frame);
      clearTimeout(soon);
      frame = 0;
      const view = { ...place.current, top, step, count };
      const inSight = visibleRows(view, inSightOnly);
      const { drawn, behind } = nextRenderStep(latest.current.drawn, {
        inSight,
        ready: visibleRows(view, beyond(upwards.current)),
        held: held !== null && held < count ? held : null,
        tilesOf: (row) => Math.min(columns, tiles - row * columns),
      });
      const old = latest.current;
      if (drawn !== old.drawn || !same(inSight, old.inSight)) {
        latest.current = { drawn, inSight };
        setShown(latest.current);
      }
      if (drawn === old.drawn) return;
      // in a task of its own, so that a frame can be painted between
      if (behind) soon = setTimeout(draw);
      else ask();
    };
    const ask = () => {
      frame ||= requestAnimationFrame(draw);
    };
    draw();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(soon);
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [columns, top, step, tiles, held]);

  return shown;
}

const placeNow = () => ({ scrolled: scrollY, windowHeight: innerHeight });

const same = (a: RowRange, b: RowRange): boolean => a.first === b.first && a.last === b.last;
