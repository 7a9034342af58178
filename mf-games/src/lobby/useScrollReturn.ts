import { currentLocation, useLocation } from '@unisite/shared/navigation';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How far each entry of the history was scrolled, by its key. */
const scrolled = new Map<string, number>();

/**
 * Brings a page back to where it was when the visitor goes Back to it, once it is as long as it was; to `begun` where
 * nobody knows where that was, and its list begins far down.
 */
export function useScrollReturn(ready: boolean, begun: number | undefined): void {
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
      // what is scrolled before the return, and after the visitor has left, is not where the visitor was
      if (returned.current && place.pathname === pathname) scrolled.set(place.key, scrollY);
    };
    if (scrolled.get(key) === undefined) note(); // a filter has given the entry a new key
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key, pathname]);
}
