import type { CashServices } from '../cash/index.ts';

/** Dependencies of transfers along the line. */
export type Services = CashServices;
