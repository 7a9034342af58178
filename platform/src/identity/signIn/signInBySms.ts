import type { login, ParsedRequestOf, SignInValue } from '@unisite/shared/contract';
import type { CallContext } from '../../foundation/http/callContext.ts';
import { requiredField } from '../../foundation/http/fieldErrors.ts';
import { addressOf } from '../../foundation/http/ipAddress.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { refuseIfThrottled } from '../../foundation/http/serve.ts';
import { memberById, memberIdByMobile } from '../../members/index.ts';
import { hashOfTarget } from '../codes/codeHash.ts';
import { mobileNumber } from '../codes/mobileNumber.ts';
import { takeCode } from '../codes/takeCode.ts';
import { clearThrottle, exponentialWait, type ThrottleRule, takeSlot } from '../limits/throttle.ts';
import { recordSecurityEvent } from '../securityEvents/securityEvents.ts';
import type { Services } from '../services.ts';
import { completeSignIn } from './completeSignIn.ts';

/** Codes typed for one number; a right one makes them forgotten. */
const perNumber: ThrottleRule = { waitSeconds: exponentialWait(5, 2, 15 * 60), decaySeconds: 600 };
/** The customers of a mobile network share an address: the pace slows down and never stops. */
const perAddress: ThrottleRule = { waitSeconds: exponentialWait(30, 1, 60), decaySeconds: 5 };

/**
 * SMS mode: no slide (specification section 4), its code was asked for with a human check. A number that nobody has, a
 * code that was never sent and a wrong one get the same answer after the same work.
 *
 * @throws Refusal SWITCHED_OFF, MOBILE_INVALID, WRONG_CODE, TOO_MANY_REQUESTS, and those of `completeSignIn`
 */
export async function signInBySms(
  services: Services,
  request: ParsedRequestOf<typeof login>,
  context: CallContext,
): Promise<SignInValue> {
  const { database, settings } = services;
  const { market, ip, userAgent } = context;
  if (!market.switches.mobileVerificationLogin) throw new Refusal('SWITCHED_OFF');
  if (request.password === undefined) throw requiredField('password');
  if (request.countryDialingCode === undefined) throw requiredField('countryDialingCode');
  const number = mobileNumber(request.username, request.countryDialingCode);
  if (number === null) throw Refusal.ofField('MOBILE_INVALID', 'username');

  const binding = { purpose: 'login', market: market.code, target: { channel: 'sms', number } } as const;
  const turns = {
    number: `sms sign-in ${hashOfTarget(settings.codesKey, binding).toString('base64url')}`,
    address: `sms sign-in address ${addressOf(ip)}`,
  };
  refuseIfThrottled(
    await takeSlot(database, services.clock(), [
      { name: turns.number, rule: perNumber },
      { name: turns.address, rule: perAddress },
    ]),
  );
  const memberId = await memberIdByMobile(database, market.code, number);
  const isTaken = await takeCode(services, { ...binding, code: request.password, memberId, ip, userAgent });
  const member = await memberById(database, memberId ?? '0');
  if (!isTaken || !member) {
    await recordSecurityEvent(database, services.clock(), {
      kind: 'signInRefused',
      memberId,
      ip,
      userAgent,
      about: 'sms',
    });
    throw new Refusal('WRONG_CODE');
  }
  await clearThrottle(database, turns.number);
  const { agentMode = false, remember } = request;
  // Not asked to remember, it leaves what the browser holds of a sign-in by name.
  const method = { kind: 'sms', agentMode, ...(remember ? { remember } : {}) } as const;
  return completeSignIn(services, member, method, context);
}
