export { asSignedIn } from './asSignedIn.ts';
export { haveMessageChannel } from './messageChannel.ts';
export { type MountedModule, mounting, settle } from './mounting.ts';
export { answered, silencePlatform } from './silentPlatform.ts';
export { type CallMade, type StandInPlatform, standInPlatform } from './standInPlatform.ts';
export { ticksOnly } from './ticksOnly.ts';
export { until } from './until.ts';
export { goTo, signIn, startAnew } from './visitor.ts';
