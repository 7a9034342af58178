import type { login, ParsedRequestOf, SignInValue } from '@unisite/shared/contract';
import type { CallContext } from '../../../foundation/http/callContext.ts';
import { requiredField } from '../../../foundation/http/fieldErrors.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { memberById, memberIdByMobile } from '../../members/index.ts';
import { presentedBrowser } from '../codes/askingBrowser.ts';
import { mobileNumber } from '../codes/mobileNumber.ts';
import { takeCode } from '../codes/takeCode.ts';
import { recordSecurityEvent } from '../securityEvents/securityEvents.ts';
import type { Services } from '../services.ts';
import { completeSignIn } from './completeSignIn.ts';

/**
 * SMS mode: no slide (specification section 4), since the code's request passed a human check. An unknown number, a
 * code that was never sent and a wrong one get the same response after the same work.
 *
 * @throws Refusal SWITCHED_OFF, MOBILE_INVALID, WRONG_CODE, TOO_MANY_REQUESTS, and those of `completeSignIn`
 */
export async function signInBySms(
  services: Services,
  request: ParsedRequestOf<typeof login>,
  context: CallContext,
): Promise<SignInValue> {
  const { database } = services;
  const { market, ip, userAgent } = context;
  if (!market.switches.mobileVerificationLogin) throw new Refusal('SWITCHED_OFF');
  if (request.password === undefined) throw requiredField('password');
  if (request.countryDialingCode === undefined) throw requiredField('countryDialingCode');
  const number = mobileNumber(request.username, request.countryDialingCode);
  if (number === null) throw Refusal.ofField('MOBILE_INVALID', 'username');

  const target = { channel: 'sms', number } as const;
  const binding = { purpose: 'login', market: market.code, target, holder: presentedBrowser(context) } as const;
  const memberId = await memberIdByMobile(database, market.code, number);
  const verdict = await takeCode(services, { ...binding, code: request.password, memberId, ip, userAgent });
  const member = await memberById(database, memberId ?? '0');
  if (verdict !== 'taken' || !member) {
    const event = { kind: 'signInRefused', ip, userAgent, about: 'sms' } as const;
    const about = verdict === 'none' ? null : memberId;
    await recordSecurityEvent(database, services.clock(), { ...event, memberId: about });
    throw new Refusal('WRONG_CODE');
  }
  const { agentMode = false, remember } = request;
  // Without a wish to be remembered, the browser's remembered sign-in by name stays.
  const method = { kind: 'sms', agentMode, ...(remember ? { remember } : {}) } as const;
  return completeSignIn(services, member, method, context);
}
