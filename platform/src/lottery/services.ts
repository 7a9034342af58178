import type { Services as FoundationServices } from '../foundation/services.ts';
import type { IdentityServiceSettings } from '../identity/index.ts';
import type { RegisterNeeds } from '../protection/index.ts';

/** What the lottery is given. */
export interface Services extends FoundationServices, RegisterNeeds {
  readonly settings: IdentityServiceSettings;
}
