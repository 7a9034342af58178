import type { RegisterNeeds } from '../../access/protection/index.ts';
import type { Keys } from '../../foundation/crypto/sealedSecret.ts';
import type { Services as FoundationServices } from '../../foundation/services.ts';

/** What the wheel depends on: keys that seal its seeds, and whether a member is on a break. */
export interface Services extends FoundationServices, RegisterNeeds {
  readonly settings: FoundationServices['settings'] & { readonly drawKeys: Keys };
}
