// The seamless wallet that game vendors call, launching games there, and what vendors tell of their games.
export { addCaller, type CallerSettings, callersShown, changeCaller, endFormer, rotateSecret } from './callers.ts';
export { forgetOldVendorCalls } from './forgetOld.ts';
export { startFollowingVendors } from './guide/followVendors.ts';
export { sheetRoutes } from './guide/sheet.ts';
export { launchRoutes } from './launch/launch.ts';
export { resolvesInside } from './launch/publicAddress.ts';
export { frameOrigins, vendorHost } from './launch/vendorHost.ts';
export { changeVendorSettings, vendorsShown } from './launch/vendorSettings.ts';
export { createLaunch } from './launchCode.ts';
export { routes } from './routes.ts';
export { admitVendor, isVendorAdmitted, outwardSecret, SANDBOX, vendorCallers } from './secrets.ts';
export type { Settings as SeamlessServiceSettings } from './services.ts';
export { isSigned, signatureOf } from './signature.ts';
