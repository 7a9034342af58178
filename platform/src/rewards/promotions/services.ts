import type { RegisterNeeds } from '../../access/protection/index.ts';
import type { Keys } from '../../foundation/crypto/sealedSecret.ts';
import type { Services as FoundationServices } from '../../foundation/services.ts';
import type { Settings as FoundationSettings } from '../../foundation/settings.ts';

export interface Settings extends FoundationSettings {
  /** Seals the pictures of applications in the database. */
  readonly documentKeys: Keys;
}

/** What promotions depend on. */
export interface Services extends FoundationServices, RegisterNeeds {
  readonly settings: Settings;
}
