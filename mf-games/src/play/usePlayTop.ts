import { type RefObject, useLayoutEffect, useState } from 'react';

/** Distance of an element from the viewport's top, pixels: the height of the shell's header at this width. */
export function usePlayTop(element: RefObject<HTMLElement | null>): number | null {
  const [top, setTop] = useState<number | null>(null);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const look = () => {
      // the shell reveals the page once it is complete; until then it has no layout
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
