import type { Queryable } from '../../../../foundation/database/connect.ts';
import type { Job } from '../../../../foundation/schedule/job.ts';
import type { Services } from '../../../../foundation/services.ts';
import { waitingDraws } from '../closeDraws.ts';
import type { Beacon, KnownRound } from './beacon.ts';

/** Fetches rounds separately from the drawing: a beacon that does not respond delays no other draw. */
export const takeRoundsJob = ({ database }: Pick<Services, 'database'>, beacon: Beacon): Job => ({
  name: 'lottery.takeRounds',
  everyMs: 1_000,
  async turn() {
    await takeRounds(database, beacon);
  },
  failure: 'the beacon’s round could not be taken; asking again',
  level: 'warn',
  retryMs: 5_000,
});

/**
 * Assigns published rounds to closed draws that wait for the beacon's round committed at their opening.
 *
 * @throws where the beacon does not respond, or its signature is invalid
 */
export async function takeRounds(q: Queryable, beacon: Beacon): Promise<void> {
  const waiting = (await waitingDraws(q)).filter(({ beaconKey }) => beaconKey === beacon.publicKey);
  for (const round of new Set(waiting.map((draw) => draw.round))) {
    const known = await beacon.fetchRound(round);
    if (known) await giveRound(q, { key: beacon.publicKey, round, known });
  }
}

const giveRound = (q: Queryable, { key, round, known }: { key: string; round: number; known: KnownRound }) =>
  q.query(
    `UPDATE draw SET entropy = $3, beacon_signature = $4
     WHERE entropy_source = 'beacon' AND beacon_key = $1 AND entropy_at = $2 AND entropy IS NULL AND closed_at IS NOT NULL
       AND prizes IS NULL`,
    [key, round, known.value, known.signature],
  );
