import { currentLocation, useLocation } from '@unisite/shared/navigation';
import { useLayoutEffect, useRef } from 'react';

/** A page that the visitor goes to begins at its top; going back is left to the browser and to the page. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useLayoutEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (currentLocation().type === 'PUSH') scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname]);
}
