import type { IdentityServiceSettings } from '../../access/identity/index.ts';
import type { RegisterNeeds } from '../../access/protection/index.ts';
import type { Services as FoundationServices } from '../../foundation/services.ts';

/** What points depend on: redeeming asks for the withdrawal PIN, and whether the member is on a break. */
export interface Services extends FoundationServices, RegisterNeeds {
  readonly settings: IdentityServiceSettings;
}
