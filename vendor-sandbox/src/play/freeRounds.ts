import type { FreeRoundsState } from '../wire.ts';

/** Free rounds granted by the platform, as known to this session. */
export type FreeRounds = {
  readonly id: string;
  left: number;
  /** Stake of a round, hundredths. */
  readonly stake: number;
  readonly endsAt: string;
  /** Total won by this session's rounds, hundredths. */
  won: number;
};

type Holder = { freeRounds: readonly FreeRounds[] };

/** The free rounds to play next; null when none are left or valid. */
export const nextFreeRounds = ({ freeRounds }: Readonly<Holder>, now: number): FreeRounds | null =>
  freeRounds.find(({ left, endsAt }) => left > 0 && Date.parse(endsAt) > now) ?? null;

/** The platform has no more of them. */
export function forgetFreeRounds(session: Holder, id: string): void {
  session.freeRounds = session.freeRounds.filter((one) => one.id !== id);
}

export const freeRoundsToWire = (session: Readonly<Holder>, now: number): FreeRoundsState | null => {
  const next = nextFreeRounds(session, now);
  return next && { id: next.id, left: next.left, stake: next.stake, won: next.won };
};
