import type { RegisterNeeds } from '../../access/protection/index.ts';
import type { Services as FoundationServices } from '../../foundation/services.ts';

/** Dependencies of wallets. */
export interface Services extends FoundationServices, RegisterNeeds {}
