// The seamless wallet that game vendors call, launching games there, and what vendors tell of their games.
export {
  addCaller,
  endPreviousSecret,
  listCallers,
  newHalf,
  rotateSecret,
  secondHalf,
  updateCaller,
} from './callers.ts';
export { checkFreeRoundCalls } from './checkFreeRoundCalls.ts';
export { checkVendorRecords } from './checkVendorRecords.ts';
export { fixtureRoutes } from './fixtures/fixtures.ts';
export { forgetOldVendorCalls } from './forgetOld.ts';
export { sheetRoutes } from './guide/gameSheet.ts';
export { jackpotRoutes } from './jackpots/jackpots.ts';
export { seamlessJobs } from './jobs.ts';
export { closeLateWin, type LateWinRow, lateWinById, lateWinPage, lateWinToWire } from './lateWins.ts';
export { launchRoutes } from './launch/launch.ts';
export { mayBeInside } from './launch/mayBeInside.ts';
export { resolvesToPrivate } from './launch/publicAddress.ts';
export { frameOrigins, vendorHost } from './launch/vendorHost.ts';
export { listVendors, updateVendor } from './launch/vendorSettings.ts';
export { createLaunch } from './launchCode.ts';
export { insertPrizeLimits, prizeLimits, setPrizeLimits } from './prizeLimits.ts';
export { routes } from './routes.ts';
export { resealVendorSecrets } from './sealedSecrets.ts';
export { addVendorSecret, isKnownCaller, SANDBOX, secretToSignWith, vendorCallers } from './secrets.ts';
export type { Settings as SeamlessServiceSettings } from './services.ts';
