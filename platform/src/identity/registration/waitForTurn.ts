import { addressOf } from '../../foundation/http/ipAddress.ts';
import { refuseFor } from '../../foundation/http/serve.ts';
import { growingWait, type TurnRule, takeTurn } from '../limits/turnRules.ts';
import type { Services } from '../services.ts';

/** Households, offices and the customers of a mobile network share an address: two a minute in the long run, ten at once. */
const perAddress: TurnRule = { waitAfter: growingWait(10, 10, 15 * 60), forgetAfter: 30 };

/**
 * Counts a try to register against its address.
 *
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function waitForTurn(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  ip: string,
): Promise<void> {
  refuseFor(await takeTurn(database, clock(), [{ name: `register address ${addressOf(ip)}`, rule: perAddress }]));
}
