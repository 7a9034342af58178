import { useState } from 'react';

let last = 0;

/**
 * An id that is unique on the page. React's `useId` starts again in every root, and this page has a root per remote;
 * the kit is loaded once for all of them, so its counter is not.
 */
export function useUid(wanted?: string | undefined): string {
  const [own] = useState(() => {
    last += 1;
    return `kit-${last}`;
  });
  return wanted ?? own;
}
