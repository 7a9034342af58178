import type { Market } from '../../../foundation/http/market.ts';
import type { Identity } from './idTokens.ts';
import type { SocialSettings } from './socialSettings.ts';

/** Whether the market offers this way to sign in (specification section 6). */
export function isOffered(
  { provider }: Identity,
  social: SocialSettings,
  { switches }: Pick<Market, 'switches'>,
): boolean {
  if (provider === 'google.com') return switches.googleLogin;
  if (provider === 'facebook.com') return switches.facebookLogin;
  return social.phone && switches.mobileVerificationLogin;
}
