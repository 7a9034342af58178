import type { Keys } from '../../../foundation/crypto/sealedSecret.ts';
import type { Database, Queryable } from '../../../foundation/database/connect.ts';
import { openOfficialDraws } from '../official/openOfficialDraws.ts';
import { loadStations, type Station, type Stations } from '../stations.ts';
import type { DrawName } from './announceDraws.ts';
import type { Beacon } from './beacon/beacon.ts';
import { closeDraws, takeLedgerHeads, type WaitingDraw, waitingDraws } from './closeDraws.ts';
import { drawClosed } from './drawClosed.ts';
import { drawerLock } from './drawLock.ts';
import { missedDraws } from './missedDraws.ts';
import { nextStanding, voidedAhead } from './nextStanding.ts';
import { openHouseDraws } from './openHouseDraws.ts';
import { writePastDraws } from './writePastDraws.ts';

interface DrawNeeds {
  readonly now: Date;
  /** Keys that seal seeds until they are drawn. */
  readonly keys: Keys;
  readonly beacon: Beacon | null;
}

interface Drawn {
  readonly drawn: readonly DrawName[];
  /** Draws whose seed no key opens; they wait for the key. */
  readonly lost: readonly string[];
  /** Closed draws that wait for their entropy. */
  readonly waiting: readonly WaitingDraw[];
  /** The next time that something is due: a draw, or a close. */
  readonly next: Date | null;
  readonly stations: Stations;
}

/**
 * Closes house draws whose time is up, draws those that are due and whose entropy is known, opens each station's next
 * draw, and opens official draws. Under an advisory lock: one process draws, the others return null at once. Missed
 * draws of the last day (daily ones: two months) are made up for; nobody could bet on those.
 */
export async function drawDue(database: Database, { now, keys, beacon }: DrawNeeds): Promise<Drawn | null> {
  return database.transaction(async (q) => {
    const [lock] = await q.query<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS mine', [drawerLock]);
    if (!lock?.mine) return null;
    const all = await loadStations(q);
    const mine = all.stations.filter(({ drawnBy }) => drawnBy === 'house');
    const official = await openOfficialDraws(
      q,
      all.stations.filter(({ drawnBy }) => drawnBy === 'official'),
      now,
    );
    await closeDraws(q, now);
    await takeLedgerHeads(q);
    const { drawn, lost } = await drawClosed(q, { now, keys });
    const madeUp = await writePastDraws(q, await missedDraws(q, mine, now));
    await openHouseDraws(q, await comingDraws(q, mine, now), { keys, beacon });
    const moments = [official, await nextChangeTime(q, now)].flatMap((moment) => moment?.getTime() ?? []);
    return {
      lost,
      stations: all,
      waiting: await waitingDraws(q),
      drawn: [...drawn, ...madeUp],
      next: moments.length === 0 ? null : new Date(Math.min(...moments)),
    };
  });
}

async function comingDraws(q: Queryable, stations: readonly Station[], now: Date) {
  const voided = await voidedAhead(q, now);
  return stations.flatMap((station) => {
    const next = nextStanding(station, now, voided);
    return next ? [{ ...next, station }] : [];
  });
}

/** The next close or draw of a house draw. */
async function nextChangeTime(q: Queryable, now: Date): Promise<Date | null> {
  const [row] = await q.query<{ at: Date | null }>(
    `SELECT min(CASE WHEN closed_at IS NULL AND closes_at > $1 THEN closes_at ELSE drawn_at END) AS at FROM draw
     WHERE seed_sealed IS NOT NULL AND prizes IS NULL AND voided_at IS NULL AND drawn_at > $1`,
    [now],
  );
  return row?.at ?? null;
}
