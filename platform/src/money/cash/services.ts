import type { IdentityServiceSettings } from '../../access/identity/index.ts';
import type { ProtectionServices, RegisterNeeds } from '../../access/protection/index.ts';
import type { Services as FoundationServices } from '../../foundation/services.ts';

export interface Settings extends IdentityServiceSettings {
  /** Origin of the demonstration vendor, where its cashier is. */
  readonly sandboxUrl: string;
  /** The secret that the demonstration's cashier signs its notices with; empty in production. */
  readonly sandboxSecret: string;
}

/** Dependencies of cash. */
export interface Services extends FoundationServices, RegisterNeeds, Pick<ProtectionServices, 'deposited'> {
  readonly settings: Settings;
}
