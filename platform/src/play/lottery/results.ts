import type { DrawResult, Language, Region } from '@unisite/shared/contract';
import { dayOfDraw } from '@unisite/shared/lottery';
import type { Queryable } from '../../foundation/database/connect.ts';
import { ruleOf } from './schedule.ts';
import type { Station } from './stations.ts';

interface DrawRow {
  station_code: string;
  numero: string;
  drawn_at: Date;
  prizes: DrawResult['prizes'];
}

function result(station: Station, row: DrawRow, language: Language): DrawResult {
  const host = ruleOf(station.schedule, dayOfDraw(row.numero))?.host;
  return {
    code: station.code,
    remark: host ? `${station.name[language]} (${host[language]})` : station.name[language],
    gameGroupCode: station.groupCode,
    region: station.region,
    numero: row.numero,
    drawnAt: row.drawn_at.toISOString(),
    prizes: row.prizes,
  };
}

/** The newest results of one station, newest first. */
export async function resultsOf(
  q: Queryable,
  station: Station,
  count: number,
  language: Language,
): Promise<DrawResult[]> {
  const rows = await q.query<DrawRow>(
    `SELECT station_code, numero, drawn_at, prizes FROM draw
      WHERE station_code = $1 AND prizes IS NOT NULL AND voided_at IS NULL ORDER BY drawn_at DESC LIMIT $2`,
    [station.code, count],
  );
  return rows.map((row) => result(station, row, language));
}

/** The latest result of each station, newest first; of one day of draws (YYYY-MM-DD) if given. */
export async function latestResults(
  q: Queryable,
  stations: readonly Station[],
  chosen: { readonly region?: Region | undefined; readonly day?: string | undefined; readonly language: Language },
): Promise<DrawResult[]> {
  const wanted = stations.filter((station) => chosen.region === undefined || station.region === chosen.region);
  const day = chosen.day?.replaceAll('-', '') ?? null;
  const rows = await q.query<DrawRow & { place: number }>(
    `SELECT station_code, numero, drawn_at, prizes, place::int
       FROM unnest($1::text[]) WITH ORDINALITY AS wanted (code, place)
      CROSS JOIN LATERAL (
        SELECT station_code, numero, drawn_at, prizes FROM draw
         WHERE station_code = wanted.code AND prizes IS NOT NULL AND voided_at IS NULL AND ($2::text IS NULL OR left(numero, 8) = $2)
         ORDER BY drawn_at DESC LIMIT 1) AS latest
      ORDER BY drawn_at DESC, place`,
    [wanted.map((station) => station.code), day],
  );
  return rows.flatMap((row) => {
    const station = wanted[row.place - 1];
    return station ? [result(station, row, chosen.language)] : [];
  });
}
