export { type MountedModule, mounting, settle } from './mounting.ts';
export { answered, silencePlatform } from './silentPlatform.ts';
export { ticksOnly } from './ticksOnly.ts';
