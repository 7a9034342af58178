import { addressOf } from '../../../foundation/http/ipAddress.ts';
import { refuseIfThrottled } from '../../../foundation/http/serve.ts';
import { exponentialWait, type ThrottleRule, takeSlot } from '../limits/throttle.ts';
import type { Services } from '../services.ts';

/**
 * Thousands may share a mobile network's address: after the burst the pace slows to one per some seconds, and never
 * stops.
 */
const rules = {
  captcha: { waitSeconds: exponentialWait(60, 1, 60), decaySeconds: 1 },
  slide: { waitSeconds: exponentialWait(30, 1, 60), decaySeconds: 2 },
  work: { waitSeconds: exponentialWait(60, 1, 60), decaySeconds: 1 },
} as const satisfies Record<string, ThrottleRule>;

/** Refuses with TOO_MANY_REQUESTS when an address requests checks too fast. */
export async function throttleHumanCheck(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  kind: keyof typeof rules,
  ip: string,
): Promise<void> {
  const subject = { name: `${kind} ${addressOf(ip)}`, rule: rules[kind] };
  refuseIfThrottled(await takeSlot(database, clock(), [subject]));
}
