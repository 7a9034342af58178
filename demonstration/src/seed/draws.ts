import { createHash } from 'node:crypto';
import type { Queryable } from '@unisite/platform/database';
import {
  drawsBetween,
  loadStations,
  type OfficialDraw,
  type PastDraw,
  prizesOf,
  type Station,
  writeOfficialDraws,
  writePastDraws,
} from '@unisite/platform/lottery';

const hour = 3_600_000;
const often = 24 * hour;
const daily = 60 * 24 * hour;

const seedOf = (code: string, numero: string): string =>
  createHash('sha256').update(`demonstration/${code}/${numero}`).digest('hex');

/**
 * Seeds draws of the last day (interval draws) or of sixty days (daily draws), by the rules of real ones, from constant
 * seeds. For official stations only the results are stored, as if a provider had given them.
 */
export async function seedDraws(q: Queryable, now: Date): Promise<number> {
  const { stations } = await loadStations(q);
  const past = (station: Station): PastDraw[] => {
    const reach = station.schedule.some((row) => row.intervalMinutes !== null) ? often : daily;
    return drawsBetween(station, new Date(now.getTime() - reach), now).map(({ numero, at }) => ({
      station,
      numero,
      at,
      seed: seedOf(station.code, numero),
    }));
  };
  const isOfficial = ({ drawnBy }: Station) => drawnBy === 'official';
  const drawn = await writePastDraws(q, stations.filter((one) => !isOfficial(one)).flatMap(past));
  const given = await Promise.all(
    stations
      .filter(isOfficial)
      .flatMap(past)
      .map(
        async ({ seed, ...draw }): Promise<OfficialDraw> => ({
          ...draw,
          prizes: await prizesOf(draw.station.form, {
            code: draw.station.code,
            numero: draw.numero,
            seed,
            entropy: null,
          }),
        }),
      ),
  );
  return drawn.length + (await writeOfficialDraws(q, given));
}
