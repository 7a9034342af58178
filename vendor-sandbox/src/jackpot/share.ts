import type { Numbers } from '../engine/draw.ts';
import { Refusal } from '../http/refusal.ts';
import type { Log } from '../log.ts';
import type { OpenRound } from '../play/journal.ts';
import type { RoundLot } from '../wire.ts';
import { drawLot } from './lot.ts';
import type { JackpotPool } from './pool.ts';

/** A round's share in the pool: its lot, and how to settle it once its stake is known. */
export type Share = {
  readonly lot: RoundLot;
  /** Its stake was not taken. */
  giveBack(): Promise<void>;
  /** Its stake was taken, and its win is due. */
  add(): Promise<void>;
};

/**
 * Draws a round's lot and takes the win out of the pool.
 * @throws Refusal where the win cannot be written. Later write failures are logged; the pool's state then holds in
 * memory until the process ends.
 */
export async function drawShare(
  { pool, log, clock }: { readonly pool: JackpotPool; readonly log: Log; readonly clock: () => number },
  { roundId, gameId, playerId, currency, stake }: OpenRound,
  numbers: Numbers,
): Promise<Share> {
  const { lots, hit } = await drawLot(numbers, pool.lots(currency, stake));
  const written = (writing: Promise<void>): Promise<void> =>
    writing.catch((error: unknown) => log('pool failed', { roundId, error: String(error) }));
  let won: number | null = null;
  if (hit) {
    try {
      won = await pool.take(currency, { roundId, gameId, playerId });
    } catch (error) {
      log('pool failed', { roundId, error: String(error) });
      throw new Refusal('UNAVAILABLE');
    }
  }
  return {
    lot: { lots, won },
    giveBack: () => (hit ? written(pool.giveBack(currency, roundId)) : Promise.resolve()),
    add: () => written(pool.add(currency, { roundId, stake, at: new Date(clock()).toISOString() })),
  };
}
