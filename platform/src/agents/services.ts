import type { IdentityServices } from '../identity/index.ts';

/** What the agent centre is given. */
export type Services = IdentityServices;
