import type { Keys } from '../../../foundation/crypto/sealedSecret.ts';
import type { Database, Queryable } from '../../../foundation/database/connect.ts';
import { repeatEvery } from '../../../foundation/schedule/repeatEvery.ts';
import type { Services } from '../../../foundation/services.ts';
import { openOfficialDraws } from '../official/openOfficialDraws.ts';
import type { LotterySettings } from '../services.ts';
import { loadStations, type Station, type Stations } from '../stations.ts';
import { announceDraws, type DrawName } from './announceDraws.ts';
import type { Beacon } from './beacon/beacon.ts';
import { closeDraws, hasNewEntropy, takeLedgerHeads, type WaitingDraw, waitingDraws } from './closeDraws.ts';
import { drawClosed } from './drawClosed.ts';
import { drawerLock } from './drawLock.ts';
import { missedDraws } from './missedDraws.ts';
import { nextStanding, voidedAhead } from './nextStanding.ts';
import { openHouseDraws } from './openHouseDraws.ts';
import { writePastDraws } from './writePastDraws.ts';

/** How soon a draw that waits for its entropy is looked at again, milliseconds. */
const WAITING_MS = 250;
/**
 * How late a draw may be for want of entropy before operators are told, milliseconds; they are told again after as
 * long.
 */
const LATE_MS = 5 * 60_000;

interface DrawNeeds {
  readonly now: Date;
  /** What seeds are sealed with until they are drawn. */
  readonly keys: Keys;
  readonly beacon: Beacon | null;
}

interface Drawn {
  readonly drawn: readonly DrawName[];
  /** Draws whose seed no key opens; they wait for the key. */
  readonly lost: readonly string[];
  /** Closed draws that wait for their entropy. */
  readonly waiting: readonly WaitingDraw[];
  /** When something is to be done next: a draw, or a close. */
  readonly next: Date | null;
  readonly stations: Stations;
}

/**
 * Closes the house's draws whose time is up, draws those that are due and whose entropy is known, opens each station's
 * next draw, and opens official draws. Under an advisory lock: of several processes one draws, the others answer null
 * at once. Missed draws of the last day (daily ones: two months) are made up for; nobody could bet on those.
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

/** The soonest close or draw of the house's that is to come. */
async function nextChangeTime(q: Queryable, now: Date): Promise<Date | null> {
  const [row] = await q.query<{ at: Date | null }>(
    `SELECT min(CASE WHEN closed_at IS NULL AND closes_at > $1 THEN closes_at ELSE drawn_at END) AS at FROM draw
     WHERE seed_sealed IS NOT NULL AND prizes IS NULL AND voided_at IS NULL AND drawn_at > $1`,
    [now],
  );
  return row?.at ?? null;
}

type DrawingServices = Pick<Services, 'database' | 'live' | 'clock' | 'log'> & {
  readonly settings: Pick<LotterySettings, 'drawKeys'>;
};

/** Keeps draws coming while the platform runs. `stop` waits for the draw in hand. */
export function startDrawing(services: DrawingServices, beacon: Beacon | null): { stop(): Promise<void> } {
  let toldAt = 0;
  /** Until when nothing is to be done but to look for the entropy that draws wait for, milliseconds. */
  let quietUntil = 0;
  async function tellLate(waiting: readonly WaitingDraw[], now: number): Promise<void> {
    const late = waiting.filter(({ drawnAt }) => now - drawnAt.getTime() > LATE_MS);
    if (late.length === 0 || now - toldAt < LATE_MS) return;
    toldAt = now;
    const draws = late.map(({ code, numero, source }) => `${code}/${numero} (${source})`);
    services.log.error({ draws }, 'these draws wait for their entropy; operators can void them');
    await services.live.publishToOperators({ type: 'lottery' });
  }
  return repeatEvery(
    async () => {
      const left = quietUntil - services.clock().getTime();
      if (left > 0 && !(await hasNewEntropy(services.database, services.clock()))) return Math.min(left, WAITING_MS);
      const done = await drawDue(services.database, {
        now: services.clock(),
        keys: services.settings.drawKeys,
        beacon,
      });
      if (!done) return 1_000;
      if (done.lost.length > 0) services.log.error({ draws: done.lost }, 'no key opens the seeds of these draws');
      await announceDraws(services, done.drawn, done.stations);
      const now = services.clock().getTime();
      await tellLate(done.waiting, now);
      const ahead = done.next ? done.next.getTime() - now : 60_000;
      // Looked at once a minute at least: a timetable may have changed.
      const pause = Math.min(Math.max(ahead + 20, 100), 60_000);
      quietUntil = done.waiting.length > 0 ? now + pause : 0;
      return done.waiting.length > 0 ? Math.min(pause, WAITING_MS) : pause;
    },
    (error) => {
      services.log.error({ error }, 'drawing failed; trying again');
      return 5_000;
    },
  );
}
