import type { MemberId } from '@unisite/shared/contract';
import type { CallContext } from '../../foundation/http/callContext.ts';
import { networkOf } from '../../foundation/http/ipAddress.ts';
import { refuseIfThrottled } from '../../foundation/http/serve.ts';
import { clearThrottle, exponentialWait, type ThrottleRule, takeSlot } from '../limits/throttle.ts';
import type { Services } from '../services.ts';
import { networkStatus } from '../signIn/networks.ts';

/**
 * People mistype; then 1, 2, 4 … seconds. In the long run four answers an hour: of a million codes none is found by
 * trying.
 */
const perMember: ThrottleRule = { waitSeconds: exponentialWait(5, 1, 15 * 60), decaySeconds: 3600 };

/** An admitted attempt; it counts as wrong until `right` is called. */
interface AnswerTurn {
  right(): Promise<void>;
}

/**
 * Throttles answers to a second factor. Counted per member, across tickets, methods and sessions, before the answer is
 * checked. A network that the member signed in from has a count of its own: somebody who knows the password and tries
 * from elsewhere does not lock the member out.
 *
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function throttleSecondStep(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  memberId: MemberId,
  { ip }: Pick<CallContext, 'ip'>,
): Promise<AnswerTurn> {
  const now = clock();
  const isKnown = (await networkStatus(database, now, memberId, ip)) === 'known';
  const name = `second factor ${memberId}${isKnown ? ` at ${networkOf(ip)}` : ''}`;
  refuseIfThrottled(await takeSlot(database, now, [{ name, rule: perMember }]));
  return { right: () => clearThrottle(database, name) };
}
