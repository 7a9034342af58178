import { addressOf } from '../../../foundation/http/ipAddress.ts';
import { refuseIfThrottled } from '../../../foundation/http/serve.ts';
import { exponentialWait, type ThrottleRule, takeSlot } from '../limits/throttle.ts';
import type { Services } from '../services.ts';

/** Households, offices and the customers of a mobile network share an address: ten at once, two a minute sustained. */
const perAddress: ThrottleRule = { waitSeconds: exponentialWait(10, 10, 15 * 60), decaySeconds: 30 };

/**
 * Counts a registration attempt against its address.
 *
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function throttleRegistration(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  ip: string,
): Promise<void> {
  refuseIfThrottled(
    await takeSlot(database, clock(), [{ name: `register address ${addressOf(ip)}`, rule: perAddress }]),
  );
}
