import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How far below the window's top an element begins, in pixels: the height of whatever header the shell has at this
 * width.
 */
export function usePlayTop(element: RefObject<HTMLElement | null>): number | null {
  const [top, setTop] = useState<number | null>(null);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const look = () => {
      // the shell shows the page when all of it is there; until then it has no place
      if (box.getClientRects().length > 0) setTop(Math.ceil(box.getBoundingClientRect().top + scrollY));
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(box);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [element]);
  return top;
}
