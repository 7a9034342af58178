import type { FreeRoundsState } from '../wire.ts';

/** Rounds that the platform gave the player for nothing, as far as this session knows. */
export type FreeRounds = {
  readonly id: string;
  left: number;
  /** What a round is played at, hundredths. */
  readonly stake: number;
  readonly endsAt: string;
  /** What those of this session have won, hundredths. */
  won: number;
};

/** Who has them. */
type Holder = { freeRounds: readonly FreeRounds[] };

/** The free rounds that are played next; null when there are none left in time. */
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
