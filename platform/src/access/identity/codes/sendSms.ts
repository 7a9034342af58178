import type { loginSms, ParsedRequestOf } from '@unisite/shared/contract';
import type { CallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { Handler } from '../../../foundation/http/serve.ts';
import { memberIdByMobile } from '../../members/index.ts';
import { passHumanCheck } from '../humanCheck/passHumanCheck.ts';
import type { Services } from '../services.ts';
import { askingBrowser } from './askingBrowser.ts';
import { mobileNumber } from './mobileNumber.ts';
import { type MessageReplay, replayMessage } from './replayMessage.ts';
import { sendCode } from './sendCode.ts';

type Purpose = 'login' | 'register' | 'password';

interface SmsHandlers {
  readonly send: Handler<typeof loginSms>;
  readonly replay: MessageReplay<typeof loginSms>;
}

/**
 * Sends the code that a visitor requests (specification sections 3 and 4). The number is checked first, so that a typo
 * costs no human check.
 */
async function sendSms(
  services: Services,
  purpose: Purpose,
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
  const binding = { purpose, target, market: market.code, holder: askingBrowser(services, context) };
  return sendCode(services, { ...binding, memberId, language, ip, userAgent });
}

/**
 * Handlers of a call that sends a code: a replay gets the browser's cookie again, since it was in the lost response.
 */
export function smsHandlers(services: Services, purpose: Purpose): SmsHandlers {
  const send: Handler<typeof loginSms> = (request, context) => sendSms(services, purpose, request, context);
  const replay = replayMessage(services, send);
  return {
    send,
    replay(request, context, first) {
      askingBrowser(services, context);
      return replay(request, context, first);
    },
  };
}
