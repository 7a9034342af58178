import type { IdentityServiceSettings } from '../../access/identity/index.ts';
import type { RegisterNeeds } from '../../access/protection/index.ts';
import type { Keys } from '../../foundation/crypto/sealedSecret.ts';
import type { Services as FoundationServices } from '../../foundation/services.ts';

export interface Settings extends IdentityServiceSettings {
  /** Origin of the demonstration vendor. */
  readonly sandboxUrl: string;
  /** Whether a demonstration's vendors may be non-public: on this machine, in its networks. */
  readonly insideVendors: boolean;
  /** Keys that seal vendors' secrets in the database. */
  readonly vendorKeys: Keys;
}

/** Dependencies of the seamless wallet. */
export interface Services extends FoundationServices, RegisterNeeds {
  readonly settings: Settings;
}
