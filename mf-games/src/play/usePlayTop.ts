import { type RefObject, useLayoutEffect, useState } from 'react';

/** How far below the window's top an element begins, in pixels: the height of whatever header the shell has at this width. */
export function usePlayTop(element: RefObject<HTMLElement | null>): number | null {
  const [top, setTop] = useState<number | null>(null);
  useLayoutEffect(() => {
    const look = () => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + scrollY));
    };
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, [element]);
  return top;
}
