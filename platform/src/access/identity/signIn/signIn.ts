import type { login, ParsedRequestOf, SignInValue } from '@unisite/shared/contract';
import type { CallContext } from '../../../foundation/http/callContext.ts';
import { limitSignIns } from '../limits/rateLimit.ts';
import type { Services } from '../services.ts';
import { signInByName } from './signInByName.ts';
import { signInBySms } from './signInBySms.ts';

/** Signs a member in by name and password, or by mobile number and code (specification sections 3, 4 and 6). */
export async function signIn(
  services: Services,
  request: ParsedRequestOf<typeof login>,
  context: CallContext,
): Promise<SignInValue> {
  await limitSignIns(services, context.ip);
  return request.type === 'sms' ? signInBySms(services, request, context) : signInByName(services, request, context);
}
