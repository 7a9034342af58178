import type { SignInValue } from '@unisite/shared/contract';
import type { CallContext } from '../http/callContext.ts';
import { Refusal } from '../http/refusal.ts';
import type { First } from '../http/serve.ts';
import { memberById } from '../members/members.ts';
import type { Services } from '../services.ts';
import { admit, startSignedIn } from './admit.ts';
import { limitSignIns } from './allowance.ts';
import type { How } from './how.ts';
import { isTooLate } from './lostAnswers.ts';

/** Who was let in, and how: all that is kept of a sign-in for copies of it. The secrets of its answer are kept nowhere. */
interface Admitted {
  readonly memberId: string;
  readonly how: How;
  /** A second step was passed. */
  readonly passed?: true;
}

export const keepAdmitted = (context: CallContext, admitted: Admitted): void => context.keepForCopies(admitted);

/**
 * The copy of a sign-in whose answer was lost on the way: its code, its picture or its second step is used up, and its cookie was never seen. It signs in once
 * more, in a session of its own, or is asked for the second step once more. Nobody else has both the key and the same request. Where what the member
 * signs in with has changed since, or the copy is late, one has to begin anew.
 *
 * @throws Refusal TICKET_EXPIRED, TOO_MANY_REQUESTS, and those of `admit`
 */
export const admitAgain =
  (services: Services) =>
  async (_request: unknown, context: CallContext, { kept, at }: First<Admitted>): Promise<SignInValue> => {
    const { database, clock } = services;
    const { memberId, how, passed } = kept;
    await limitSignIns(services, context.ip);
    const [since] = await database.query<{ isChanged: boolean }>(
      'SELECT coalesce(password_changed_at > $2, false) AS "isChanged" FROM member WHERE id = $1',
      [memberId, at],
    );
    const isRecovery = how.by === 'recovery'; // the password was changed by this very call
    const member = await memberById(database, memberId);
    if (!member || isTooLate(clock(), at) || (since?.isChanged && !isRecovery)) throw new Refusal('TICKET_EXPIRED');
    return passed ? startSignedIn(services, member, how, context, { passed }) : admit(services, member, how, context);
  };
