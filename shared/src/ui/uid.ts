import { useId } from 'react';

/**
 * An id that is unique on the page and the same on both sides of hydration: React counts in each root, and every root
 * of the page has a prefix of its own.
 */
export function useUid(wanted?: string | undefined): string {
  const own = useId();
  return wanted ?? own;
}
