import type { Queryable } from '../../../foundation/database/connect.ts';
import { nextStanding, voidedAhead } from '../draws/nextStanding.ts';
import { drawsBetween } from '../schedule.ts';
import type { Station } from '../stations.ts';
import { writeOfficialDraws } from './writeOfficialDraws.ts';

/** How far back draws missed during downtime are opened, milliseconds. */
const reach = 60 * 24 * 3_600_000;

/**
 * Stores each official station's next draw, so that its tickets can be bought, and those since the last known one.
 * Returns when the next one is due.
 */
export async function openOfficialDraws(q: Queryable, stations: readonly Station[], now: Date): Promise<Date | null> {
  const last = await q.query<{ code: string; at: Date }>(
    'SELECT station_code AS code, max(drawn_at) AS at FROM draw WHERE station_code = ANY ($1) GROUP BY station_code',
    [stations.map(({ code }) => code)],
  );
  const lastOf = new Map(last.map(({ code, at }) => [code, at.getTime()]));
  const voided = await voidedAhead(q, now);
  const draws = stations.flatMap((station) => {
    const from = Math.max(lastOf.get(station.code) ?? now.getTime(), now.getTime() - reach);
    const next = nextStanding(station, now, voided);
    return [...drawsBetween(station, new Date(from), now), ...(next ? [next] : [])].map(({ numero, at }) => ({
      station,
      numero,
      at,
      prizes: null,
    }));
  });
  await writeOfficialDraws(q, draws);
  const next = draws.map(({ at }) => at).filter((at) => at > now);
  return next.reduce<Date | null>((soonest, at) => (soonest && soonest <= at ? soonest : at), null);
}
