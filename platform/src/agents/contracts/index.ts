// Agent contracts: offers, periods, statements and their payment.
export { checkContracts } from './checkContracts.ts';
export { contractDeskPage, contractsOfAgent, contractText } from './desk/contractDesk.ts';
export { marketPayRunsSetting } from './desk/marketPayRunsSetting.ts';
export { payRunsDesk } from './desk.ts';
export {
  endHouseContract,
  keepHouseContract,
  requireHouseOffer,
  writeHouseOffer,
} from './house/houseContract.ts';
export { disableKind, enableKind, kindsFor } from './house/switchKind.ts';
export { contractJobs } from './jobs.ts';
export { routes } from './routes.ts';
