import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the rows that are in sight there when it turns out that rows are higher, or lower, than was taken for granted.
 * Lengths in pixels.
 */
export function useSteadyPlace(top: number, step: number): void {
  const old = useRef(step);
  useLayoutEffect(() => {
    const before = old.current;
    old.current = step;
    if (before !== step && scrollY > top) {
      scrollTo({ top: top + ((scrollY - top) / before) * step, behavior: 'instant' });
    }
  }, [top, step]);
}
