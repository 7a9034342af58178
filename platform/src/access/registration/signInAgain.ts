import type { ParsedRequestOf, register, SignInValue } from '@unisite/shared/contract';
import type { CallContext } from '../../http/callContext.ts';
import type { First } from '../../http/serve.ts';
import { memberById } from '../../members/members.ts';
import type { Services } from '../../services.ts';
import { startSignedIn } from '../admit.ts';
import { limitSignIns } from '../allowance.ts';
import { isTooLate } from '../lostAnswers.ts';
import { hasPassword } from '../password/hasPassword.ts';
import { isPassword } from '../passwords.ts';
import { hasTwoFactor } from '../secondStep/authenticator.ts';
import { presentedCookieOf } from '../session.ts';

type Request = ParsedRequestOf<typeof register>;
/** What the registration answered first, and when. */
export type Again = (request: Request, context: CallContext, first: First<SignInValue>) => Promise<SignInValue>;

/**
 * The copy of a registration whose answer was lost on the way: the member is there, and the cookie was never seen. It signs in, in a session of its own,
 * with what is in the form: the password, or, where none was asked for, the form itself, which is the same to the last sign as the first one, code and all.
 * The secret of the first session is kept nowhere, so it cannot be given again. A browser that has the cookie, and whoever comes late or has changed
 * what counts since, gets the first answer.
 *
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function signInAgain(
  services: Services,
  { password }: Request,
  context: CallContext,
  { kept: value, at }: First<SignInValue>,
): Promise<SignInValue> {
  const { database, clock } = services;
  if (value.state !== 'signedIn' || isTooLate(clock(), at)) return value;
  const presented = await presentedCookieOf(services, context);
  if (presented.state === 'live' && presented.member.id === value.customerId) return value;
  await limitSignIns(services, context.ip);
  const member = await memberById(database, value.customerId);
  if (member?.state !== 'active' || (await hasTwoFactor(database, member.id))) return value;
  const isProved = (await hasPassword(database, member.id))
    ? await isPassword(password ?? '', member.passwordHash)
    : password === undefined;
  return isProved ? startSignedIn(services, member, { by: 'registration' }, context) : value;
}
