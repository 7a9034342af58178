import * as z from '@unisite/shared/schema';

/**
 * What a public randomness beacon of the platform's own form answers. A beacon makes a round known every few seconds, which
 * nobody knows before and nobody can choose; its value is the SHA-256 of its signature. A beacon with an API of its own
 * gets an adapter.
 */
export const beaconRoundPath = '/randomness-beacon/v1/rounds';

/** Of the rounds, milliseconds: round n is made known n periods after 1970 began. */
export const BEACON_PERIOD_MS = 3_000;

/** What the beacon signs (Ed25519) of a round, in UTF-8. */
export const beaconMessage = (round: number): string => `randomness beacon, round ${round}`;

export const beaconRound = z.object({
  round: z.int(),
  /** 64 bytes in hex. */
  signature: z.string().check(z.regex(/^[\da-f]{128}$/)),
});
export type BeaconRound = z.Infer<typeof beaconRound>;
