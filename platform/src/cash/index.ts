// Money in and out: deposits, withdrawals, bank accounts, corrections by two operators.
export { startCashScheduler } from './cashClock.ts';
export { createCashNotifier } from './cashNotifier.ts';
export { type CorrectionRow, correctionPage, correctionToWire } from './corrections/correctionRows.ts';
export { decideCorrection } from './corrections/decideCorrection.ts';
export { currencyOf, requestCorrection, type WriteAudit } from './corrections/requestCorrection.ts';
export { insertCashTerms } from './insertCashTerms.ts';
export { forgetOldProviderNonces, paymentProvider } from './provider/providers.ts';
export { routes } from './routes.ts';
export type { Services as CashServices, Settings as CashServiceSettings } from './services.ts';
export { actOnWithdrawal } from './withdrawals/decide.ts';
export { isDisputed } from './withdrawals/isDisputed.ts';
export { missingAmount } from './withdrawals/missing.ts';
export { sendPicture } from './withdrawals/proofRoute.ts';
export { proofPicture } from './withdrawals/proofs.ts';
export { queueCounts, withdrawalQueue } from './withdrawals/withdrawalQueue.ts';
export { type WithdrawalRow, withdrawalsNamed, withdrawalToWire } from './withdrawals/withdrawalRows.ts';
