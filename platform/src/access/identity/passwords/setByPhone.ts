import type { ParsedRequestOf, SignInValue, setPasswordByPhone } from '@unisite/shared/contract';
import type { CallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { memberById, memberIdByMobile } from '../../members/index.ts';
import { presentedBrowser } from '../codes/askingBrowser.ts';
import { mobileNumber } from '../codes/mobileNumber.ts';
import { takeCode } from '../codes/takeCode.ts';
import { limitSignIns } from '../limits/rateLimit.ts';
import type { Services } from '../services.ts';
import { askSecondStep, startMemberSession } from '../signIn/completeSignIn.ts';
import { requiredSecondStep } from '../signIn/requiredSecondStep.ts';
import { hashPassword } from './hashPassword.ts';
import { checkNewPassword } from './newPassword.ts';
import { setRecovered } from './setRecovered.ts';

/**
 * Sets a password with a code sent to the member's number, and signs in (specification section 4, phone recovery).
 * First ends every session and every remembered sign-in of the member. With two-factor on, nothing is replaced before
 * it is passed. The password is checked before the code, so that a typo does not cost it; only whether it equals the
 * account name is checked after, because that would reveal whose number it is.
 *
 * @throws Refusal SWITCHED_OFF, MOBILE_INVALID, BAD_REQUEST, PASSWORD_TOO_COMMON, WRONG_CODE, and those of
 * `completeSignIn`
 */
export async function resetPassword(
  services: Services,
  {
    newPassword: typed,
    mobileNum,
    countryDialingCode,
    verificationCode: code,
  }: ParsedRequestOf<typeof setPasswordByPhone>,
  context: CallContext,
): Promise<SignInValue> {
  const { database } = services;
  const { market, ip, userAgent } = context;
  if (!market.switches.phoneRecovery) throw new Refusal('SWITCHED_OFF');
  await limitSignIns(services, ip);
  const number = mobileNumber(mobileNum, countryDialingCode);
  if (number === null) throw Refusal.ofField('MOBILE_INVALID', 'mobileNum');
  await checkNewPassword(services, { account: number.slice(1), typed }, context);

  const memberId = await memberIdByMobile(database, market.code, number);
  const target = { channel: 'sms', number } as const;
  const binding = { purpose: 'password', market: market.code, target, holder: presentedBrowser(context) } as const;
  const verdict = await takeCode(services, { ...binding, code, memberId, ip, userAgent });
  const member = memberId === null ? null : await memberById(database, memberId);
  if (verdict !== 'taken' || !member) throw Refusal.ofField('WRONG_CODE', 'verificationCode');
  await checkNewPassword(services, { account: member.account, typed }, context);

  const hash = await hashPassword(typed);
  const method = { kind: 'recovery' } as const;
  const secondStep = await requiredSecondStep(services, member, method, context);
  if (secondStep) return askSecondStep(services, member, method, secondStep, context, { newPasswordHash: hash });
  return startMemberSession(services, await setRecovered(services, member, hash, context), method, context);
}
