// Money in and out: deposits, withdrawals, bank accounts, corrections by two operators.
export { startCashScheduler } from './cashClock.ts';
export { currencyOf, requestCorrection, type WriteAudit } from './corrections/ask.ts';
export { type CorrectionRow, correctionPage, correctionToWire } from './corrections/correctionRows.ts';
export { decideCorrection } from './corrections/decide.ts';
export { insertCashTerms } from './insertCashTerms.ts';
export { createCashEvents } from './news.ts';
export { forgetOldProviderNonces, paymentProvider } from './provider/providers.ts';
export { routes } from './routes.ts';
export type { Services as CashServices, Settings as CashServiceSettings } from './services.ts';
export { actOnWithdrawal } from './withdrawals/decide.ts';
export { queueCounts, withdrawalQueue } from './withdrawals/desk.ts';
export { isDisputed } from './withdrawals/isDisputed.ts';
export { missingAmount } from './withdrawals/missing.ts';
export { sendPicture } from './withdrawals/proofRoute.ts';
export { proofPicture } from './withdrawals/proofs.ts';
export { type WithdrawalRow, withdrawalsNamed, withdrawalToWire } from './withdrawals/withdrawalRows.ts';
