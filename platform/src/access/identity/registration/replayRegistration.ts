import type { SignInValue } from '@unisite/shared/contract';
import type { CallContext } from '../../../foundation/http/callContext.ts';
import type { OriginalCall } from '../../../foundation/http/serve.ts';
import type { Services } from '../services.ts';
import { presentedCookieOf, sessionInfo } from '../sessions/session.ts';
import { replaySignIn } from '../signIn/replaySignIn.ts';
import type { SignInRecord } from '../signIn/signInRecord.ts';

/**
 * Replays a registration whose response was lost: the member exists. A browser with the cookie gets its session;
 * otherwise the cookie was never seen, and the replay signs in like that of any sign-in: the form is identical to the
 * first, password and code included.
 *
 * @throws Refusal TICKET_EXPIRED, TOO_MANY_REQUESTS
 */
export const replayRegistration = (services: Services) => {
  const again = replaySignIn(services);
  return async (request: unknown, context: CallContext, first: OriginalCall<SignInRecord>): Promise<SignInValue> => {
    const presented = await presentedCookieOf(services, context);
    if (presented.state !== 'live' || presented.member.id !== first.recorded.memberId) {
      return again(request, context, first);
    }
    const { member, session } = presented;
    const { language } = context;
    const info = await sessionInfo(services, session, member, { language, firstTimeLogin: member.firstLogin });
    return { state: 'signedIn', ...info, changeTicket: null };
  };
};
