import { randomBytes } from 'node:crypto';
import type { Database, Queryable } from '../foundation/database/connect.ts';
import { repeatEvery } from '../foundation/schedule/repeatEvery.ts';
import type { Services } from '../foundation/services.ts';
import { commitmentOf } from './chanceStream.ts';
import { prizesOf } from './prizesOf.ts';
import { drawsBetween, nextDraw } from './schedule.ts';
import { loadStations, type Station, type Stations } from './stations.ts';

const hour = 3_600_000;
/**
 * How far back missed draws are made up for after the platform was off: a day for quick draws, two months for daily
 * ones.
 */
const catchUp = { often: 24 * hour, daily: 60 * 24 * hour };
/** One drawer at a time; any number that nothing else locks. */
const lockKey = 7_201_815;
/** Of a draw with its id: shared by whoever sells a ticket of it (lottery_buy.sql). */
const drawLock = 7_201_816;

export interface PlannedDraw {
  readonly station: Station;
  readonly numero: string;
  readonly at: Date;
  readonly seed: string;
}

/**
 * Writes draws; one that stands already keeps its seed, and its prizes once it has them. Answers those that got prizes
 * now.
 */
export async function writeDraws(
  q: Queryable,
  draws: readonly PlannedDraw[],
  drawn: boolean,
): Promise<{ code: string; numero: string }[]> {
  // whoever buys a ticket holds its draw: wait for them, so that none is sold behind the result's back
  if (drawn)
    await q.query(
      `SELECT pg_advisory_xact_lock(${drawLock}, d.id) FROM (SELECT d.id FROM draw d
         JOIN unnest($1::text[], $2::text[]) AS w (station, numero) ON d.station_code = w.station AND d.numero = w.numero
         WHERE d.prizes IS NULL ORDER BY d.id) d`,
      [draws.map((draw) => draw.station.code), draws.map((draw) => draw.numero)],
    );
  const rows = await q.query<{ station_code: string; numero: string }>(
    `INSERT INTO draw AS kept (station_code, numero, closes_at, drawn_at, seed, seed_hash, prizes)
     SELECT w.station, w.numero, w.at - make_interval(secs => w.close_seconds), w.at, w.seed, w.hash, w.prizes
     FROM unnest($1::text[], $2::text[], $3::timestamptz[], $4::text[], $5::text[], $6::jsonb[], $7::int[])
       AS w (station, numero, at, seed, hash, prizes, close_seconds)
     ON CONFLICT (station_code, numero) DO UPDATE SET prizes = excluded.prizes
       WHERE kept.prizes IS NULL AND excluded.prizes IS NOT NULL AND kept.seed = excluded.seed
     RETURNING station_code, numero`,
    [
      draws.map((draw) => draw.station.code),
      draws.map((draw) => draw.numero),
      draws.map((draw) => draw.at),
      draws.map((draw) => draw.seed),
      draws.map((draw) => commitmentOf(draw.seed)),
      draws.map((draw) =>
        drawn ? JSON.stringify(prizesOf(draw.station.form, draw.seed, draw.station.code, draw.numero)) : null,
      ),
      draws.map((draw) => draw.station.closeSeconds),
    ],
  );
  return drawn ? rows.map((row) => ({ code: row.station_code, numero: row.numero })) : [];
}

const newSeed = (): string => randomBytes(32).toString('hex');
const key = (code: string, numero: string): string => `${code}/${numero}`;
const isOften = (station: Station): boolean => station.schedule.some((row) => row.intervalMinutes !== null);

async function due(q: Queryable, stations: readonly Station[], now: Date): Promise<PlannedDraw[]> {
  const latest = await q.query<{ code: string; drawn_at: Date }>(
    `SELECT code, drawn_at FROM unnest($1::text[]) AS wanted (code)
      CROSS JOIN LATERAL (SELECT drawn_at FROM draw WHERE station_code = code AND prizes IS NOT NULL
                           ORDER BY drawn_at DESC LIMIT 1) AS latest`,
    [stations.map((station) => station.code)],
  );
  const committed = await q.query<{ station_code: string; numero: string; seed: string }>(
    'SELECT station_code, numero, seed FROM draw WHERE prizes IS NULL AND drawn_at <= $1',
    [now],
  );
  const lastOf = new Map(latest.map((row) => [row.code, row.drawn_at.getTime()]));
  const seedOf = new Map(committed.map((row) => [key(row.station_code, row.numero), row.seed]));
  return stations.flatMap((station) => {
    const reach = now.getTime() - (isOften(station) ? catchUp.often : catchUp.daily);
    const from = new Date(Math.max(lastOf.get(station.code) ?? 0, reach));
    return drawsBetween(station.schedule, from, now).map(({ numero, at }) => ({
      station,
      numero,
      at,
      seed: seedOf.get(key(station.code, numero)) ?? newSeed(),
    }));
  });
}

/**
 * The stations this site draws for: its own, and in the demonstration also those that are drawn elsewhere in earnest.
 */
const drawnHere = (all: Stations, demonstration: boolean): Station[] =>
  all.stations.filter((station) => demonstration || station.drawnBy === 'house');

/**
 * Draws what is due and commits to the seed of every station's next draw. Under an advisory lock: of several processes
 * one draws, the others answer null at once. Missed draws of the last day (daily ones: two months) are made up for.
 */
export async function drawDue(
  database: Database,
  { now, demonstration }: { readonly now: Date; readonly demonstration: boolean },
): Promise<{ drawn: { code: string; numero: string }[]; next: Date | null; stations: Stations } | null> {
  return database.transaction(async (q) => {
    const [lock] = await q.query<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS mine', [lockKey]);
    if (!lock?.mine) return null;
    const all = await loadStations(q);
    const mine = drawnHere(all, demonstration);
    const drawn = await writeDraws(q, await due(q, mine, now), true);
    const coming = mine.flatMap((station) => {
      const next = nextDraw(station.schedule, now);
      return next ? [{ station, numero: next.numero, at: next.at, seed: newSeed() }] : [];
    });
    await writeDraws(q, coming, false);
    const next = coming.reduce<Date | null>((soonest, { at }) => (soonest && soonest <= at ? soonest : at), null);
    return { drawn, next, stations: all };
  });
}

/** Publishes the newest draw per station to each market's pages. */
async function announce(
  services: Pick<Services, 'live'>,
  drawn: readonly { code: string; numero: string }[],
  all: Stations,
) {
  const newest = new Map(drawn.toSorted((a, b) => (a.numero < b.numero ? -1 : 1)).map((draw) => [draw.code, draw]));
  for (const { code, numero } of newest.values()) {
    const category = all.stations.find((station) => station.code === code)?.category;
    for (const [market, categories] of all.categories)
      if (category && categories.has(category)) await services.live.publish({ market }, { type: 'draw', code, numero });
  }
}

/** Keeps draws coming while the platform runs. `stop` waits for the draw in hand. */
export function startDrawing(services: Pick<Services, 'database' | 'live' | 'clock' | 'settings' | 'log'>): {
  stop(): Promise<void>;
} {
  return repeatEvery(
    async () => {
      const demonstration = services.settings.mode === 'demonstration';
      const done = await drawDue(services.database, { now: services.clock(), demonstration });
      if (!done) return 1_000;
      await announce(services, done.drawn, done.stations);
      const ahead = done.next ? done.next.getTime() - services.clock().getTime() : 60_000;
      // Looked at once a minute at least: a timetable may have changed.
      return Math.min(Math.max(ahead + 20, 100), 60_000);
    },
    (error) => {
      services.log.error({ error }, 'drawing failed; trying again');
      return 5_000;
    },
  );
}
