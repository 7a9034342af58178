import type { Keys } from '../../foundation/crypto/sealedSecret.ts';
import type { IdentityServiceSettings, IdentityServices } from '../identity/index.ts';

export interface Settings extends IdentityServiceSettings {
  /** Keys that seal the pictures of identity checks in the database. */
  readonly documentKeys: Keys;
  /** Origin of the demonstration vendor, where its identity bureau is. */
  readonly sandboxUrl: string;
  /** The secret that the demonstration's bureau signs its notices with; empty in production. */
  readonly sandboxSecret: string;
}

/** Dependencies of verification. */
export interface Services extends IdentityServices {
  readonly settings: Settings;
}
