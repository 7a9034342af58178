import type { SignInSettings } from '../login/settings.ts';

/** A market with user name and password only. */
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
