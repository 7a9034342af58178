import type { SignInSettings } from '../login/settings.ts';

/** A market that has nothing but user name and password. */
export const settingsOf = (more: Partial<SignInSettings> = {}): SignInSettings => ({
  slide: false,
  mobile: false,
  freePlay: false,
  registration: false,
  phoneRecovery: false,
  firebase: null,
  remembered: null,
  ...more,
});
