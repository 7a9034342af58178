import type { IdentityServiceSettings } from '../../access/identity/index.ts';
import type { RegisterNeeds } from '../../access/protection/index.ts';
import type { Keys } from '../../foundation/crypto/sealedSecret.ts';
import type { Services as FoundationServices } from '../../foundation/services.ts';

export interface Settings extends IdentityServiceSettings {
  /** Origin of the demonstration vendor. */
  readonly sandboxUrl: string;
  /** Vendors of a demonstration may be where the internet does not reach: on this machine, in its networks. */
  readonly insideVendors: boolean;
  /** What vendors' secrets are sealed with in the database. */
  readonly vendorKeys: Keys;
}

/** What the seamless wallet is given. */
export interface Services extends FoundationServices, RegisterNeeds {
  readonly settings: Settings;
}
