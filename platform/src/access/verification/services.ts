import type { Keys } from '../../foundation/crypto/sealedSecret.ts';
import type { IdentityServiceSettings, IdentityServices } from '../identity/index.ts';

export interface Settings extends IdentityServiceSettings {
  /** What the pictures of identity checks are sealed with in the database. */
  readonly documentKeys: Keys;
  /** Origin of the demonstration vendor, where its identity bureau is. */
  readonly sandboxUrl: string;
  /** What the demonstration's bureau signs its notices with; empty in production. */
  readonly sandboxSecret: string;
}

/** What verification is given. */
export interface Services extends IdentityServices {
  readonly settings: Settings;
}
