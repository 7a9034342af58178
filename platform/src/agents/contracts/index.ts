// What agents are paid by those above them: offers and contracts, periods, statements and their payment.
export { checkContracts } from './checkContracts.ts';
export { contractDeskPage, contractsOfAgent, contractText } from './desk/contractDesk.ts';
export { payRunDeskPage, payRunView, statementsOfRun } from './desk/payRunDesk.ts';
export {
  endHouseContract,
  keepHouseContract,
  requireHouseOffer,
  writeHouseOffer,
} from './house/houseContract.ts';
export { disableKind, enableKind, kindsFor } from './house/switchKind.ts';
export { contractJobs } from './jobs.ts';
export { readMarketPayRuns, writeMarketPayRuns } from './pay/approval.ts';
export { approveRun, lockRun, refuseRun } from './pay/decideRun.ts';
export { routes } from './routes.ts';
