import { useLayoutEffect, useRef } from 'react';

/** Keeps the visible rows in place when the actual row height differs from the estimate. Pixels. */
export function useScrollAnchor(top: number, step: number): void {
  const old = useRef(step);
  useLayoutEffect(() => {
    const before = old.current;
    old.current = step;
    if (before !== step && scrollY > top) {
      scrollTo({ top: top + ((scrollY - top) / before) * step, behavior: 'instant' });
    }
  }, [top, step]);
}
