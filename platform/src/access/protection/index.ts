// Player protection: limits, reality checks, breaks.
export { announceProtection } from './announceProtection.ts';
export { breakCode, isBlocked } from './breaks/breaks.ts';
export { noteBankAccount, noteIdentity } from './breaks/followPerson.ts';
export { imposeBreak } from './breaks/imposeBreak.ts';
export { findBreak, requireNoBreak } from './breaks/requireNoBreak.ts';
export { marketProtectionSetting } from './desk/marketProtectionSetting.ts';
export { protectionDesk } from './desk.ts';
export { holdMember } from './holdMember.ts';
export { agentLimits, imposeLimit } from './limits/imposedLimit.ts';
export { fromValue, toValue } from './limits/limitValue.ts';
export { requireDepositFits } from './limits/requireDepositFits.ts';
export { insertMarketProtection, mostWageringIn } from './marketProtection.ts';
export type { RegisterNeeds } from './register/checkRegister.ts';
export { createExclusionRegister } from './register/exclusionRegister.ts';
export { routes } from './routes.ts';
export type { Deposited, Services as ProtectionServices } from './services.ts';
