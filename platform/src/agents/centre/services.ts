import type { IdentityServices } from '../../access/identity/index.ts';

/** What the agent centre is given. */
export type Services = IdentityServices;
