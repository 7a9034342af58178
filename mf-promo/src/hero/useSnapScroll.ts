import { type RefObject, useEffect, useRef, useState } from 'react';

export interface SnapScroll {
  viewport: RefObject<HTMLDivElement | null>;
  /** The slide that is in view. */
  index: number;
  /** Brings a slide into view; `instant` without moving through those between. */
  go(to: number, instant: boolean): void;
}

/**
 * Slides of the viewport's own width in a row that the browser scrolls and snaps: the finger, the wheel and the buttons
 * move the same thing.
 */
export function useSnapScroll(): SnapScroll {
  const viewport = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);

  useEffect(() => {
    const element = viewport.current;
    const follow = () => element && setIndex(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    element?.addEventListener('scroll', follow, { passive: true });
    return () => element?.removeEventListener('scroll', follow);
  }, []);

  const go = (to: number, instant: boolean) => {
    const element = viewport.current;
    element?.scrollTo({ left: to * element.clientWidth, behavior: instant ? 'instant' : 'smooth' });
  };
  return { viewport, index, go };
}
