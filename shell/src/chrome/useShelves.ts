import { useOperation } from '@unisite/shared/api';
import { gameMenu } from '@unisite/shared/contract/games';
import type { Shelf } from './navigationItems.ts';

/** Vendors come and go by the day, not by the page. */
const fresh = 10 * 60_000;

/** The categories with their vendors; null as long as they are not known. */
export function useShelves(): readonly Shelf[] | null {
  return useOperation(gameMenu, {}, { staleTime: fresh }).data?.categories ?? null;
}
