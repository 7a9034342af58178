import type { CashServices } from '../cash/index.ts';

/** What transfers along the line are given. */
export type Services = CashServices;
