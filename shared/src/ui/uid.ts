import { useId } from 'react';

/**
 * An id that is unique on the page and stable across hydration: React counts per root, and every root has its own
 * prefix.
 */
export function useUid(wanted?: string | undefined): string {
  const own = useId();
  return wanted ?? own;
}
