import type { SignInValue } from '@unisite/shared/contract';
import type { CallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { OriginalCall } from '../../../foundation/http/serve.ts';
import { limitSignIns } from '../limits/rateLimit.ts';
import type { Services } from '../services.ts';
import { completeSignIn, startMemberSession } from './completeSignIn.ts';
import { replayRemembered } from './remembered.ts';
import { memberOfReplay, type SignInRecord } from './signInRecord.ts';

/**
 * Replays a sign-in whose response was lost, in a session of its own or with a new second-step ticket. Refused when
 * what the original issued has ended, the credentials changed, or the window is over.
 *
 * @throws Refusal TICKET_EXPIRED, TOO_MANY_REQUESTS, and those of `completeSignIn`
 */
export const replaySignIn =
  (services: Services) =>
  async (_request: unknown, context: CallContext, first: OriginalCall<SignInRecord>): Promise<SignInValue> => {
    await limitSignIns(services, context.ip);
    const member = await memberOfReplay(services, context, first);
    const { recorded } = first;
    const { method, secondStepPassed } = recorded;
    if (method.selector !== undefined && !(await replayRemembered(services, method.selector, context))) {
      throw new Refusal('TICKET_EXPIRED');
    }
    return secondStepPassed
      ? startMemberSession(services, member, method, context, { secondStepPassed, original: recorded })
      : completeSignIn(services, member, method, context, recorded);
  };
