import type { loginSms, ParsedRequestOf } from '@unisite/shared/contract';
import type { CallContext } from '../../foundation/http/callContext.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { memberIdByMobile } from '../../members/index.ts';
import { passHumanCheck } from '../humanCheck/passHumanCheck.ts';
import type { Services } from '../services.ts';
import { mobileNumber } from './mobileNumber.ts';
import { sendCode } from './sendCode.ts';

/**
 * Sends the code that a visitor asked for (specification sections 3 and 4). The number is looked at first, so that a
 * slip costs no human check.
 */
export async function sendSms(
  services: Services,
  purpose: 'login' | 'register' | 'password',
  { mobileNum, countryDialingCode, verification }: ParsedRequestOf<typeof loginSms>,
  context: CallContext,
): Promise<{ expiredMinutes: number }> {
  const { market, language, ip, userAgent } = context;
  const {
    mobileVerificationLogin,
    mobileRegistration,
    usernameRegistration,
    smsRegistrationVerification,
    phoneRecovery,
  } = market.switches;
  const isOn = {
    login: mobileVerificationLogin,
    register: mobileRegistration || (usernameRegistration && smsRegistrationVerification),
    password: phoneRecovery,
  };
  if (!isOn[purpose]) throw new Refusal('SWITCHED_OFF');
  const number = mobileNumber(mobileNum, countryDialingCode);
  if (number === null) throw Refusal.ofField('MOBILE_INVALID', 'mobileNum');
  await passHumanCheck(services, verification, context);
  const memberId = await memberIdByMobile(services.database, market.code, number);
  const target = { channel: 'sms', number } as const;
  return sendCode(services, { purpose, target, market: market.code, memberId, language, ip, userAgent });
}
