import type { PageEntries } from '../frame/navigation/pageEntries.ts';
import type { DialogRoles, ProposalRoles } from './deskRoles.ts';

/** What a desk registers before any of it is loaded (`desks/desks.ts` lists the desks). */
export interface Desk {
  /** Its pages: their place in the navigation, who may see them, and what loads them. */
  readonly pages?: Partial<PageEntries>;
  /** Its kinds of dialogs, and the role for each. What opens for them stands in its `dialogs.tsx`. */
  readonly dialogs?: Partial<DialogRoles>;
  /** Its kinds of proposals, and the role that decides each. */
  readonly proposals?: Partial<ProposalRoles>;
}
