import type { Services as FoundationServices } from '../foundation/services.ts';
import type { IdentityServiceSettings } from '../identity/index.ts';
import type { RegisterNeeds } from '../protection/index.ts';

/** What points are given: redeeming asks for the withdrawal password, and whether the member is on a break. */
export interface Services extends FoundationServices, RegisterNeeds {
  readonly settings: IdentityServiceSettings;
}
