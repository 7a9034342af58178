import type { RegisterNeeds } from '../../access/protection/index.ts';
import type { Services as FoundationServices } from '../../foundation/services.ts';

/** What wallets are given. */
export interface Services extends FoundationServices, RegisterNeeds {}
