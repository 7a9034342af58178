import { currentLocation, useLocation } from '@unisite/shared/navigation';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Scroll position of each history entry, by its key. */
const scrolled = new Map<string, number>();

/**
 * Restores the scroll position when the visitor goes back, once the page is long enough; falls back to `begun` for a
 * list that begins far down.
 */
export function useScrollRestoration(ready: boolean, begun: number | undefined): void {
  const { key, pathname } = useLocation();
  const [wanted] = useState(() => (currentLocation().type === 'POP' ? scrolled.get(key) : undefined));
  const returned = useRef(false);

  useLayoutEffect(() => {
    if (!ready || returned.current) return;
    returned.current = true;
    const top = wanted ?? begun;
    if (top !== undefined) scrollTo({ top, behavior: 'instant' });
  }, [ready, wanted, begun]);

  useEffect(() => {
    const note = () => {
      const place = currentLocation().location;
      // scrolling before the restoration, or after leaving, is not the visitor's position
      if (returned.current && place.pathname === pathname) scrolled.set(place.key, scrollY);
    };
    if (scrolled.get(key) === undefined) note(); // a filter gave the entry a new key
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key, pathname]);
}
