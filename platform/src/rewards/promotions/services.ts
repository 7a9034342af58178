import type { RegisterNeeds } from '../../access/protection/index.ts';
import type { Keys } from '../../foundation/crypto/sealedSecret.ts';
import type { Services as FoundationServices } from '../../foundation/services.ts';
import type { Settings as FoundationSettings } from '../../foundation/settings.ts';

export interface Settings extends FoundationSettings {
  /** What the pictures of applications are sealed with in the database. */
  readonly documentKeys: Keys;
}

/** What promotions are given. */
export interface Services extends FoundationServices, RegisterNeeds {
  readonly settings: Settings;
}
