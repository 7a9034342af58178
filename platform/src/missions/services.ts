import type { Services as FoundationServices } from '../foundation/services.ts';
import type { RegisterNeeds } from '../protection/index.ts';

/** What missions are given: nobody on a break is given anything. */
export interface Services extends FoundationServices, RegisterNeeds {}
