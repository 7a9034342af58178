// Money in and out: deposits, withdrawals, bank accounts, corrections by two operators.

export { lockCashMember } from './cashMarket.ts';
export { checkCashRecords } from './checkCashRecords.ts';
export { forgetOldDecisionKeys } from './decisionKey.ts';
export { marketCashSetting } from './desk/marketCashSetting.ts';
export { cashDesk } from './desk.ts';
export { insertCashTerms } from './insertCashTerms.ts';
export { cashJobs } from './jobs.ts';
export { forgetOldProviderNonces } from './provider/providers.ts';
export { newReference } from './reference.ts';
export { routes } from './routes.ts';
export type { Services as CashServices } from './services.ts';
export { amountOutOfRange } from './terms.ts';
export { withdrawnInMonth } from './withdrawals/create.ts';
