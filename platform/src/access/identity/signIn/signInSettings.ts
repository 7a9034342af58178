import type { signInSettings, ValueOf } from '@unisite/shared/contract';
import type { CallContext } from '../../../foundation/http/callContext.ts';
import type { Services } from '../services.ts';
import type { SocialSettings } from '../social/socialSettings.ts';
import { rememberedAccount } from './remembered.ts';

/** Options of this market's login modal (specification sections 2, 4 and 6). */
export async function signInSettingsOf(
  services: Services,
  context: CallContext,
): Promise<ValueOf<typeof signInSettings>> {
  const { switches } = context.market;
  const { social } = services.settings.identity;
  const account = await rememberedAccount(services, context);
  return {
    slide: switches.slideVerification,
    mobile: switches.mobileVerificationLogin,
    freePlay: switches.freePlay,
    registration: switches.usernameRegistration || switches.mobileRegistration,
    phoneRecovery: switches.phoneRecovery,
    firebase: social && {
      app: appOf(social),
      google: switches.googleLogin,
      facebook: switches.facebookLogin,
      phone: social.phone && switches.mobileVerificationLogin,
    },
    remembered: account === null ? null : { account },
  };
}

const appOf = ({ apiKey, authDomain, projectId, appId, emulator }: SocialSettings) => ({
  apiKey,
  authDomain,
  projectId,
  appId,
  emulator,
});
