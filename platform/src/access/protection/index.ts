// Player protection: limits, reminders of the time, breaks.
export { announceProtection } from './announceProtection.ts';
export { breakCode, isBlocked } from './breaks/breaks.ts';
export { noteBankAccount, noteIdentity } from './breaks/followPerson.ts';
export { imposeBreak } from './breaks/imposeBreak.ts';
export { liftableExclusion, liftExclusion } from './breaks/liftExclusion.ts';
export { findBreak, requireNoBreak } from './breaks/requireNoBreak.ts';
export { holdMember } from './holdMember.ts';
export { agentLimits, imposedLimitStep, imposeLimit } from './limits/imposedLimit.ts';
export type { LimitKey } from './limits/limitTable.ts';
export { fromValue, toValue } from './limits/limitValue.ts';
export { requireDepositFits } from './limits/requireDepositFits.ts';
export {
  insertMarketProtection,
  mostWageringIn,
  readMarketProtection,
  writeMarketProtection,
} from './marketProtection.ts';
export { operatorViewOf } from './operatorView.ts';
export type { RegisterNeeds } from './register/checkRegister.ts';
export { createExclusionRegister } from './register/exclusionRegister.ts';
export { routes } from './routes.ts';
export type { Deposited, Services as ProtectionServices } from './services.ts';
