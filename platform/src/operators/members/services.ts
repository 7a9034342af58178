import type { IdentityServices } from '../../access/identity/index.ts';

/** What the page of a member is given. */
export type Services = IdentityServices;
