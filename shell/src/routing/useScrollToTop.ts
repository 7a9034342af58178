import { currentLocation, useLocation } from '@unisite/shared/navigation';
import { useLayoutEffect, useRef } from 'react';

/** Scrolls a newly visited page to its top; going back is left to the browser and the page. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useLayoutEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (currentLocation().type === 'PUSH') scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname]);
}
