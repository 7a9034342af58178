/** What the tests of a team's remote are written with. Only for tests: it is no part of a page. */
import type { SessionInfo } from '../session/public.ts';
import { signIn as signHouseIn } from './visitor.ts';

export { flush, type MountedModule, mounting } from './mounting.ts';
export { type CallMade, type StandInPlatform, standInPlatform } from './standInPlatform.ts';
export { stubPlatform, stubResponse } from './stubPlatform.ts';
export { until } from './until.ts';
export { goTo, resetSession } from './visitor.ts';

/** A player of the tests is signed in; `more` is what is else about this one. */
export const signIn: (more?: Partial<SessionInfo>) => void = signHouseIn;
