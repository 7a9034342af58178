export { asSignedIn } from './asSignedIn.ts';
export { fakeTimersOnly } from './fakeTimersOnly.ts';
export { polyfillMessageChannel } from './messageChannel.ts';
export { flush, type MountedModule, mounting } from './mounting.ts';
export { type CallMade, type StandInPlatform, standInPlatform } from './standInPlatform.ts';
export { standInUploads, type Upload } from './standInUploads.ts';
export { stubPlatform, stubResponse } from './stubPlatform.ts';
export { until } from './until.ts';
export { goTo, resetSession, signIn } from './visitor.ts';
