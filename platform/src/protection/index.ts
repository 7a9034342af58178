// Player protection: limits, reminders of the time, breaks.
export { type BreakRow, breakCode, breakOf } from './breaks/breaks.ts';
export { noteBankAccount } from './breaks/followPerson.ts';
export { findBreak, requireNoBreak } from './breaks/requireNoBreak.ts';
export { requireDepositFits } from './limits/requireDepositFits.ts';
export { insertMarketProtection } from './marketProtection.ts';
export type { PerPeriod } from './periods.ts';
export { routes } from './routes.ts';
export type { Deposited, Services as ProtectionServices } from './services.ts';
