import type { IdentityServices } from '../../access/identity/index.ts';

/** What the agent centre depends on. */
export type Services = IdentityServices;
