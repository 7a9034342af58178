import type { Services as FoundationServices } from '../foundation/services.ts';
import type { RegisterNeeds } from '../protection/index.ts';

/** What wallets are given. */
export interface Services extends FoundationServices, RegisterNeeds {}
