// The double-entry ledger, the only writer of money: postings, holds, seals, the chain that proves them.
export { createAnnounceBalance } from './announce.ts';
export { type LedgerReport, ledgerCommand, ledgerUsage } from './chain/ledgerCommand.ts';
export { sealLedger, startSealing } from './chain/sealing.ts';
export { verifyChain } from './chain/verifyChain.ts';
export { type Held, hold, payHold, releaseHold, returnPaid } from './holds.ts';
export { ledgerFaults } from './ledgerFaults.ts';
export { fromWire, type Hundredths, toWire } from './money.ts';
export {
  type AccountRef,
  balanceOf,
  balancesOf,
  flowsByDay,
  type Movement,
  openAccount,
  playsFromMain,
  post,
  type Subject,
  sumBalanceOf,
} from './post.ts';
export { walletRecord } from './record.ts';
