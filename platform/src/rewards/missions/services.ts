import type { RegisterNeeds } from '../../access/protection/index.ts';
import type { Services as FoundationServices } from '../../foundation/services.ts';

/** What missions depend on: members on a break are given nothing. */
export interface Services extends FoundationServices, RegisterNeeds {}
