import type { IdentityServices } from '../../access/identity/index.ts';

/** What the member page depends on. */
export type Services = IdentityServices;
