// Player protection: limits, reminders of the time, breaks.
export { breakCode } from './breaks/breaks.ts';
export { noteBankAccount } from './breaks/followPerson.ts';
export { findBreak, requireNoBreak } from './breaks/requireNoBreak.ts';
export { requireDepositFits } from './limits/requireDepositFits.ts';
export { insertMarketProtection } from './marketProtection.ts';
export { routes } from './routes.ts';
export type { Deposited, Services as ProtectionServices } from './services.ts';
