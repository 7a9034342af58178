import type { RegisterNeeds } from '../../access/protection/index.ts';
import type { Services as FoundationServices } from '../../foundation/services.ts';

/** What missions are given: nobody on a break is given anything. */
export interface Services extends FoundationServices, RegisterNeeds {}
