import { useOperation } from '@unisite/shared/api';
import { gameMenu } from '@unisite/shared/contract/games';
import type { Shelf } from './navigationItems.ts';

/** Vendors change by the day, so a cached list stays fresh; milliseconds. */
const fresh = 10 * 60_000;

/** The categories with their vendors; null until they are known. */
export function useShelves(): readonly Shelf[] | null {
  return useOperation(gameMenu, {}, { staleTime: fresh }).data?.categories ?? null;
}
