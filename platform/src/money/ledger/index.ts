// The double-entry ledger, the only writer of money: postings, holds, seals, and the chain that proves them.

export { walletRecord } from './accountRecord.ts';
export { createBalancePublisher } from './balancePublisher.ts';
export { type CashMonth, cashByMonth } from './cashByMonth.ts';
export { checkInvariants } from './checkInvariants.ts';
export { collectableDebts, collectDebt, debtOf, lockMainAccount, lockMainAccounts, recoverPayout } from './debts.ts';
export { type Held, placeHold, releaseHold, returnPayout, settleHold } from './holds.ts';
export { ledgerJobs } from './jobs.ts';
export {
  type AccountRef,
  balanceOf,
  type Funds,
  fundsByMember,
  openAccount,
  post,
  type Subject,
  type TransferRequest,
  usesMainWallet,
} from './post.ts';
export { readMoney } from './readMoney.ts';
export { hasDeposited, hasWithdrawnSince, type SealedDeposit, sealedDeposits } from './sealedDeposits.ts';
export { type LedgerReport, ledgerCommand, ledgerUsage } from './seals/ledgerCommand.ts';
export { type HeadPublisher, openHeadFile, type PublishedHeads, readHeads } from './seals/publishedHeads.ts';
export { sealLedger } from './seals/sealing.ts';
export { verifyChain } from './seals/verifyChain.ts';
export { type InvariantViolation, violationsOf } from './violations.ts';
