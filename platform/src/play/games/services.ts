import type { Services as FoundationServices } from '../../foundation/services.ts';

/** What the catalogue is given. */
export interface Services extends FoundationServices {
  /** Whether a market's remotes have a page at this path at present; in memory, so that it may be asked often. */
  readonly offersPage: (market: string, path: string) => boolean;
}
