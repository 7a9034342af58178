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
 * The copy of a sign-in whose answer was lost on the way: its code, its picture or its second step is used up, and its
 * cookie was never seen. It signs in once more, in a session of its own, or is asked for the second step once more; of
 * a remembered login only the browser that remembers it. Where what the first one gave has ended, or what the member
 * signs in with has changed since, or the copy is late, one has to begin anew.
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
