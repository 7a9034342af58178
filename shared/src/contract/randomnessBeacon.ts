import * as z from '@unisite/shared/schema';

/**
 * Protocol of the platform's own kind of public randomness beacon. A beacon publishes a round every few seconds, which
 * nobody can predict or choose; its value is the SHA-256 of its signature. A beacon with another API gets an adapter.
 */
export const beaconRoundPath = '/randomness-beacon/v1/rounds';

/** Interval of rounds, milliseconds: round n is published n intervals after the start of 1970. */
export const BEACON_PERIOD_MS = 3_000;

/** The UTF-8 text that the beacon signs (Ed25519) for a round. */
export const beaconMessage = (round: number): string => `randomness beacon, round ${round}`;

export const beaconRound = z.object({
  round: z.int(),
  /** 64 bytes in hex. */
  signature: z.string().check(z.regex(/^[\da-f]{128}$/)),
});
export type BeaconRound = z.Infer<typeof beaconRound>;
