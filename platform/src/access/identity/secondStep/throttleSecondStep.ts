import type { MemberId } from '@unisite/shared/contract';
import { codePairOf } from '../../../foundation/crypto/totp.ts';
import type { CallContext } from '../../../foundation/http/callContext.ts';
import { networkOf } from '../../../foundation/http/ipAddress.ts';
import { refuseIfThrottled } from '../../../foundation/http/serve.ts';
import { clearThrottle, exponentialWait, type ThrottleRule, takeSlot } from '../limits/throttle.ts';
import type { Services } from '../services.ts';
import { networkStatus } from '../signIn/networks.ts';
import { isRecoveryCode } from './recoveryCodes.ts';

/**
 * A few mistakes are free; then 1, 2, 4 … seconds. Sustained, four answers an hour: too few to guess one code in a
 * million.
 */
const perMember: ThrottleRule = { waitSeconds: exponentialWait(5, 1, 15 * 60), decaySeconds: 3600 };

/** An admitted attempt; it counts as wrong until `right` is called. */
interface AnswerTurn {
  right(): Promise<void>;
}

/**
 * What was proved before the answer. Whoever knows only the password does not reach the state that a code to the
 * member's number leads to, and makes nobody wait there.
 */
export type ProvedBefore = 'password' | 'mobile';

/**
 * Throttles answers to a second factor that could be guessed. Counted per member, across tickets and sessions, before
 * the answer is checked. A network that the member signed in from has its own count, and so does a sign-in that began
 * with a code. Elsewhere somebody who knows the password can make others wait; recovery codes and two authenticator
 * codes in a row cannot be guessed and are not throttled.
 *
 * @param code null: there is no answer
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function throttleSecondStep(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  memberId: MemberId,
  code: string | null,
  { ip }: Pick<CallContext, 'ip'>,
  before: ProvedBefore = 'password',
): Promise<AnswerTurn> {
  if (code !== null && (codePairOf(code) || isRecoveryCode(code))) return { right: async () => undefined };
  const now = clock();
  const isKnown = (await networkStatus(database, now, memberId, ip)) === 'known';
  const name = `second factor ${memberId} after ${before}${isKnown ? ` at ${networkOf(ip)}` : ''}`;
  refuseIfThrottled(await takeSlot(database, now, [{ name, rule: perMember }]));
  return { right: () => clearThrottle(database, name) };
}
