import type { CallContext } from '../../foundation/http/callContext.ts';
import { networkOf } from '../../foundation/http/ipAddress.ts';
import { refuseFor } from '../../foundation/http/serve.ts';
import { forgetTurns, growingWait, type TurnRule, takeTurn } from '../limits/turnRules.ts';
import type { Services } from '../services.ts';
import { familiarityOf } from '../signIn/networks.ts';

/** People mistype; then 1, 2, 4 … seconds. In the long run four answers an hour: of a million codes none is found by trying. */
const perMember: TurnRule = { waitAfter: growingWait(5, 1, 15 * 60), forgetAfter: 3600 };

/** A try that was let through; it counts as wrong until it is said to be right. */
interface AnswerTurn {
  right(): Promise<void>;
}

/**
 * Lets an answer to a second factor be looked at, or makes it wait. Counted for the member, whichever ticket, way or session it comes by, before it is
 * looked at. A network that the member signed in from has a count of its own: who knows the password and tries from elsewhere keeps nobody out at home.
 *
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function takeAnswerTurn(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  memberId: string,
  { ip }: Pick<CallContext, 'ip'>,
): Promise<AnswerTurn> {
  const now = clock();
  const isKnown = (await familiarityOf(database, now, memberId, ip)) === 'known';
  const name = `second factor ${memberId}${isKnown ? ` at ${networkOf(ip)}` : ''}`;
  refuseFor(await takeTurn(database, now, [{ name, rule: perMember }]));
  return { right: () => forgetTurns(database, name) };
}
