import { currentLocation, goBack, navigate, useLocation } from '@unisite/shared/navigation';
import { useRef } from 'react';
import { listedVendor } from '../games/gameAddress.ts';

/**
 * The vendor whose games the address lists over the lobby, and how to close the list: with the browser's Back where
 * that leads to this lobby.
 */
export function useListedVendor(): { vendor: string | null; close: () => void } {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const vendor = query.get(listedVendor);
  const wasWithout = useRef(false);
  if (vendor === null) wasWithout.current = true;
  const close = () => {
    if (wasWithout.current && currentLocation().type === 'PUSH') return goBack();
    query.delete(listedVendor);
    const rest = query.toString();
    navigate(rest ? `${pathname}?${rest}` : pathname, { replace: true });
  };
  return { vendor, close };
}
