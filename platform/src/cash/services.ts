import type { Services as FoundationServices } from '../foundation/services.ts';
import type { IdentityServiceSettings } from '../identity/index.ts';
import type { ProtectionServices, RegisterNeeds } from '../protection/index.ts';

export interface Settings extends IdentityServiceSettings {
  /** Origin of the demonstration vendor, where its cashier is. */
  readonly sandboxUrl: string;
  /** What the demonstration's cashier signs its notices with; empty in production. */
  readonly sandboxSecret: string;
}

/** What cash is given. */
export interface Services extends FoundationServices, RegisterNeeds, Pick<ProtectionServices, 'deposited'> {
  readonly settings: Settings;
}
