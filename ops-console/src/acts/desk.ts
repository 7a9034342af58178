import type { PageEntries } from '../frame/navigation/pageEntries.ts';

/** What a desk registers before any of it is loaded (`desks/desks.ts` lists the desks). */
export interface Desk {
  /** Its pages: their place in the navigation, who may see them, and what loads them. */
  readonly pages?: Partial<PageEntries>;
}
