// The seamless wallet that game vendors call, launching their games, and their facts about games.
export { checkFreeRoundCalls } from './checkFreeRoundCalls.ts';
export { checkVendorRecords } from './checkVendorRecords.ts';
export { vendorsDesk } from './desk.ts';
export { fixtureRoutes } from './fixtures/fixtures.ts';
export { forgetOldVendorCalls } from './forgetOld.ts';
export { sheetRoutes } from './guide/gameSheet.ts';
export { jackpotRoutes } from './jackpots/jackpots.ts';
export { seamlessJobs } from './jobs.ts';
export { launchRoutes } from './launch/launch.ts';
export { frameOrigins } from './launch/vendorHost.ts';
export { createLaunch } from './launchCode.ts';
export { insertPrizeLimits, prizeLimits, setPrizeLimits } from './prizeLimits.ts';
export { routes } from './routes.ts';
export { resealVendorSecrets } from './sealedSecrets.ts';
export { addVendorSecret, isKnownCaller, SANDBOX, vendorCallers } from './secrets.ts';
export type { Settings as SeamlessServiceSettings } from './services.ts';
