import type { Services as FoundationServices } from '../../foundation/services.ts';

/** Dependencies of the catalogue. */
export interface Services extends FoundationServices {
  /** Whether a market's remotes currently have a page at this path; in memory, so it may be called often. */
  readonly offersPage: (market: string, path: string) => boolean;
}
