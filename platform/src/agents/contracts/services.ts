import type { Services as Foundation } from '../../foundation/services.ts';

/** What contracts and their pay-runs depend on. */
export type Needs = Pick<Foundation, 'database' | 'clock' | 'live' | 'log'>;
