import { randomBytes } from 'node:crypto';
import { type Keys, keyName, openSecret, sealSecret } from '../../foundation/crypto/sealedSecret.ts';
import type { Database, Queryable } from '../../foundation/database/connect.ts';
import { repeatEvery } from '../../foundation/schedule/repeatEvery.ts';
import type { Services } from '../../foundation/services.ts';
import { openOfficialDraws } from '../official/openOfficialDraws.ts';
import { drawsBetween } from '../schedule.ts';
import type { LotterySettings } from '../services.ts';
import { loadStations, type Station, type Stations } from '../stations.ts';
import { announceDraws, type DrawName } from './announceDraws.ts';
import { commitmentOf } from './commitmentOf.ts';
import { drawLock } from './drawLock.ts';
import { nextStanding, voidedAhead } from './nextStanding.ts';
import { prizesOf } from './prizesOf.ts';

const hour = 3_600_000;
/**
 * How far back missed draws are made up for after the platform was off: a day for quick draws, two months for daily
 * ones.
 */
const catchUp = { often: 24 * hour, daily: 60 * 24 * hour };
/** One drawer at a time; any number that nothing else locks. */
const lockKey = 7_201_815;

const key = (code: string, numero: string): string => `${code}/${numero}`;

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
  outcome: 'drawn' | { readonly sealWith: Keys },
): Promise<{ code: string; numero: string }[]> {
  const drawn = outcome === 'drawn';
  const sealed = ({ station, numero, seed }: PlannedDraw) =>
    outcome === 'drawn' ? null : sealSecret(outcome.sealWith, aboutSeed(station.code, numero), seed);
  // whoever buys a ticket holds its draw: wait for them, so that none is sold behind the result's back
  if (drawn)
    await q.query(
      `SELECT pg_advisory_xact_lock(${drawLock}, d.id) FROM (SELECT d.id FROM draw d
         JOIN unnest($1::text[], $2::text[]) AS w (station, numero) ON d.station_code = w.station AND d.numero = w.numero
         WHERE d.prizes IS NULL ORDER BY d.id) d`,
      [draws.map((draw) => draw.station.code), draws.map((draw) => draw.numero)],
    );
  const prizes = await Promise.all(
    draws.map(async ({ station, seed, numero }) =>
      drawn ? JSON.stringify(await prizesOf(station.form, seed, station.code, numero)) : null,
    ),
  );
  const rows = await q.query<{ station_code: string; numero: string }>(
    `INSERT INTO draw AS kept (station_code, numero, closes_at, drawn_at, seed, seed_hash, prizes, seed_sealed, sealed_with)
     SELECT w.station, w.numero, w.at - make_interval(secs => w.close_seconds), w.at, w.seed, w.hash, w.prizes, w.sealed, $9
     FROM unnest($1::text[], $2::text[], $3::timestamptz[], $4::text[], $5::text[], $6::jsonb[], $7::int[], $8::bytea[])
       AS w (station, numero, at, seed, hash, prizes, close_seconds, sealed)
     ON CONFLICT (station_code, numero) DO UPDATE SET prizes = excluded.prizes, seed = excluded.seed,
         seed_sealed = NULL, sealed_with = NULL
       WHERE kept.prizes IS NULL AND kept.voided_at IS NULL AND excluded.prizes IS NOT NULL
         AND kept.seed_hash = excluded.seed_hash
     RETURNING station_code, numero`,
    [
      draws.map((draw) => draw.station.code),
      draws.map((draw) => draw.numero),
      draws.map((draw) => draw.at),
      draws.map((draw) => (drawn ? draw.seed : null)),
      draws.map((draw) => commitmentOf(draw.seed)),
      prizes,
      draws.map((draw) => draw.station.closeSeconds),
      draws.map(sealed),
      outcome === 'drawn' ? null : keyName(outcome.sealWith),
    ],
  );
  return drawn ? rows.map((row) => ({ code: row.station_code, numero: row.numero })) : [];
}

const newSeed = (): string => randomBytes(32).toString('hex');
const isOften = (station: Station): boolean => station.schedule.some((row) => row.intervalMinutes !== null);

/** What a sealed seed is bound to. */
export const aboutSeed = (code: string, numero: string): string => `seed of draw ${key(code, numero)}`;

/** The seed that a draw was committed to; null where none of the keys opens it. */
function openSeed(keys: Keys, row: { station_code: string; numero: string; seed_sealed: Buffer }): string | null {
  try {
    return openSecret(keys, aboutSeed(row.station_code, row.numero), row.seed_sealed);
  } catch {
    return null;
  }
}

/** `lost`: draws whose seed no key opens; they wait for the key. */
async function due(
  q: Queryable,
  stations: readonly Station[],
  { now, keys }: Pick<DrawNeeds, 'now' | 'keys'>,
): Promise<{ readonly draws: PlannedDraw[]; readonly lost: readonly string[] }> {
  const latest = await q.query<{ code: string; drawn_at: Date }>(
    `SELECT code, drawn_at FROM unnest($1::text[]) AS wanted (code)
      CROSS JOIN LATERAL (SELECT drawn_at FROM draw WHERE station_code = code AND prizes IS NOT NULL AND voided_at IS NULL
                           ORDER BY drawn_at DESC LIMIT 1) AS latest`,
    [stations.map((station) => station.code)],
  );
  const committed = await q.query<{ station_code: string; numero: string; drawn_at: Date; seed_sealed: Buffer }>(
    `SELECT station_code, numero, drawn_at, seed_sealed FROM draw
     WHERE prizes IS NULL AND voided_at IS NULL AND seed_sealed IS NOT NULL AND drawn_at <= $1`,
    [now],
  );
  const lastOf = new Map(latest.map((row) => [row.code, row.drawn_at.getTime()]));
  // drawn as it was committed to, whatever the timetable says by now and however late
  const opened = committed.map((row) => ({
    ...row,
    key: key(row.station_code, row.numero),
    seed: openSeed(keys, row),
  }));
  const isCommitted = new Set(opened.map((row) => row.key));
  const draws = stations.flatMap((station) => {
    const reach = now.getTime() - (isOften(station) ? catchUp.often : catchUp.daily);
    const from = new Date(Math.max(lastOf.get(station.code) ?? 0, reach));
    const missed = drawsBetween(station.schedule, from, now).filter(
      ({ numero }) => !isCommitted.has(key(station.code, numero)),
    );
    return [
      ...opened.flatMap(({ station_code, numero, drawn_at: at, seed }) =>
        station_code === station.code && seed !== null ? [{ station, numero, at, seed }] : [],
      ),
      ...missed.map(({ numero, at }) => ({ station, numero, at, seed: newSeed() })),
    ];
  });
  return { draws, lost: opened.flatMap((row) => (row.seed === null ? [row.key] : [])) };
}

interface DrawNeeds {
  readonly now: Date;
  /** What seeds are sealed with until they are drawn. */
  readonly keys: Keys;
}

interface Drawn {
  readonly drawn: readonly DrawName[];
  readonly lost: readonly string[];
  readonly next: Date | null;
  readonly stations: Stations;
}

/**
 * Draws what is due of the house's stations, commits to the seed of each one's next draw, and opens official draws. Under
 * an advisory lock: of several processes one draws, the others answer null at once. Missed draws of the last day (daily
 * ones: two months) are made up for.
 */
export async function drawDue(database: Database, { now, keys }: DrawNeeds): Promise<Drawn | null> {
  return database.transaction(async (q) => {
    const [lock] = await q.query<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS mine', [lockKey]);
    if (!lock?.mine) return null;
    const all = await loadStations(q);
    const mine = all.stations.filter(({ drawnBy }) => drawnBy === 'house');
    const official = await openOfficialDraws(
      q,
      all.stations.filter(({ drawnBy }) => drawnBy === 'official'),
      now,
    );
    const { draws, lost } = await due(q, mine, { now, keys });
    const drawn = await writeDraws(q, draws, 'drawn');
    const voided = await voidedAhead(q, now);
    const coming = mine.flatMap((station) => {
      const next = nextStanding(station, now, voided);
      return next ? [{ station, numero: next.numero, at: next.at, seed: newSeed() }] : [];
    });
    await writeDraws(q, coming, { sealWith: keys });
    const next = coming.reduce((soonest, { at }) => (soonest && soonest <= at ? soonest : at), official);
    return { drawn, lost, next, stations: all };
  });
}

type DrawingServices = Pick<Services, 'database' | 'live' | 'clock' | 'log'> & {
  readonly settings: Pick<LotterySettings, 'drawKeys'>;
};

/** Keeps draws coming while the platform runs. `stop` waits for the draw in hand. */
export function startDrawing(services: DrawingServices): { stop(): Promise<void> } {
  return repeatEvery(
    async () => {
      const needs = { now: services.clock(), keys: services.settings.drawKeys };
      const done = await drawDue(services.database, needs);
      if (!done) return 1_000;
      if (done.lost.length > 0) services.log.error({ draws: done.lost }, 'no key opens the seeds of these draws');
      await announceDraws(services, done.drawn, done.stations);
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
