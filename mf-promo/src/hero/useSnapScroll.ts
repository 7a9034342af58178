import { type RefObject, useEffect, useRef, useState } from 'react';

export interface SnapScroll {
  viewport: RefObject<HTMLDivElement | null>;
  /** Index of the slide in view. */
  index: number;
  /** Scrolls to a slide; `instant` without animation. */
  go(to: number, instant: boolean): void;
}

/** Full-width slides in a row with scroll snapping: swipes, wheel and buttons move the same scroll position. */
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
