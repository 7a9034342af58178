import type { SignInValue } from '@unisite/shared/contract';
import type { CallContext } from '../../foundation/http/callContext.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import type { First } from '../../foundation/http/serve.ts';
import { limitSignIns } from '../limits/rateLimit.ts';
import type { Services } from '../services.ts';
import { admit, startMemberSession } from './admit.ts';
import { memberOfReplay, type SignInRecord } from './admitted.ts';
import { replayRemembered } from './remembered.ts';

/**
 * Replays a sign-in whose response was lost, in a session of its own or with a new second-step ticket. Refused when
 * what the original issued has ended, the credentials changed, or the window is over.
 *
 * @throws Refusal TICKET_EXPIRED, TOO_MANY_REQUESTS, and those of `admit`
 */
export const replaySignIn =
  (services: Services) =>
  async (_request: unknown, context: CallContext, first: First<SignInRecord>): Promise<SignInValue> => {
    await limitSignIns(services, context.ip);
    const member = await memberOfReplay(services, context, first);
    const { kept } = first;
    const { how, passed } = kept;
    if (how.selector !== undefined && !(await replayRemembered(services, how.selector, context))) {
      throw new Refusal('TICKET_EXPIRED');
    }
    return passed
      ? startMemberSession(services, member, how, context, { passed, copyOf: kept })
      : admit(services, member, how, context, kept);
  };
