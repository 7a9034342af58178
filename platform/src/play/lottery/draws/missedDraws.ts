import type { Queryable } from '../../../foundation/database/connect.ts';
import { drawsBetween } from '../schedule.ts';
import type { Station } from '../stations.ts';
import { newSeed } from './sealedSeed.ts';
import type { PastDraw } from './writePastDraws.ts';

const hour = 3_600_000;
/** How far back missed draws are made up for after downtime: a day for frequent draws, two months for daily ones. */
const catchUp = { often: 24 * hour, daily: 60 * 24 * hour };

const isOften = (station: Station): boolean => station.schedule.some((row) => row.intervalMinutes !== null);

/** Draws of the timetable since each station's last opened or made-up one. */
export async function missedDraws(q: Queryable, stations: readonly Station[], now: Date): Promise<PastDraw[]> {
  const latest = await q.query<{ code: string; at: Date }>(
    `SELECT code, at FROM unnest($1::text[]) AS wanted (code)
      CROSS JOIN LATERAL (SELECT drawn_at AS at FROM draw WHERE station_code = code AND drawn_at <= $2
                           ORDER BY numero DESC LIMIT 1) AS latest`,
    [stations.map(({ code }) => code), now],
  );
  const lastOf = new Map(latest.map(({ code, at }) => [code, at.getTime()]));
  return stations.flatMap((station) => {
    const reach = now.getTime() - (isOften(station) ? catchUp.often : catchUp.daily);
    const from = new Date(Math.max(lastOf.get(station.code) ?? 0, reach));
    return drawsBetween(station, from, now).map(({ numero, at }) => ({
      station,
      numero,
      at,
      seed: newSeed(),
    }));
  });
}
