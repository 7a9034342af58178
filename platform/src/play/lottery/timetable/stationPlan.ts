import { changedDays, inOrderOfDays, type StationPlan } from '@unisite/shared/contract/operatorsStationPlan';
import type { DeskStation } from '@unisite/shared/contract/operatorsStations';
import { addDays, dayOf } from '../../../foundation/calendar/days.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { drawerLock } from '../draws/drawLock.ts';
import { weekOf } from '../schedule.ts';
import { loadStations, type Station } from '../stations.ts';

/** How far in the future a change may take effect, days. */
const REACH = 366;

/** The day of the last open draw, by station, YYYY-MM-DD. */
async function lastOpenDays(q: Queryable, now: Date): Promise<ReadonlyMap<string, string>> {
  const rows = await q.query<{ code: string; day: string }>(
    `SELECT station_code AS code, to_char(to_date(max(left(numero, 8)), 'YYYYMMDD'), 'YYYY-MM-DD') AS day
     FROM draw WHERE drawn_at > $1 AND (voided_at IS NOT NULL OR prizes IS NULL AND voided_at IS NULL) GROUP BY station_code`,
    [now],
  );
  return new Map(rows.map(({ code, day }) => [code, day]));
}

function onDesk(station: Station, lastOpen: string | undefined, now: Date): DeskStation {
  const { code, name, closeSeconds, entropySource, timeZone, schedule } = station;
  const today = dayOf(now, timeZone);
  const week = weekOf(schedule, today).map((rule, at) => ({
    weekday: rule?.weekday ?? ((at + 1) % 7) + 1,
    drawTime: rule?.drawTime ?? null,
    intervalMinutes: rule?.intervalMinutes ?? null,
  }));
  const changes = schedule
    .filter(({ validFrom }) => validFrom > today)
    .map(({ weekday, drawTime, intervalMinutes, validFrom }) => ({ weekday, drawTime, intervalMinutes, validFrom }));
  return {
    code,
    name,
    isOfficial: station.drawnBy === 'official',
    week,
    plan: inOrderOfDays({ closeSeconds, entropySource, changes }),
    earliest: addDays(lastOpen !== undefined && lastOpen > today ? lastOpen : today, 1),
    latest: addDays(today, REACH),
  };
}

/** Every station as operators see it, in menu order. */
export async function deskStations(q: Queryable, now: Date): Promise<DeskStation[]> {
  const [{ stations }, lastOpen] = [await loadStations(q), await lastOpenDays(q, now)];
  return stations.map((station) => onDesk(station, lastOpen.get(station.code), now));
}

/** Locks a station until the transaction ends: nobody changes it or opens a draw meanwhile. Null: there is none. */
export async function holdStation(q: Queryable, code: string, now: Date): Promise<DeskStation | null> {
  await q.query('SELECT pg_advisory_xact_lock($1)', [drawerLock]);
  return (await deskStations(q, now)).find((station) => station.code === code) ?? null;
}

/** Stores a locked station's plan. Each weekday keeps its host province. */
export async function writePlan(q: Queryable, code: string, from: StationPlan, to: StationPlan): Promise<void> {
  await q.query('UPDATE lottery_station SET close_seconds = $2, entropy_source = $3 WHERE code = $1', [
    code,
    to.closeSeconds,
    to.entropySource,
  ]);
  const { added, dropped } = changedDays(from, to);
  await q.query(
    `DELETE FROM lottery_schedule WHERE station_code = $1
       AND (weekday, valid_from) IN (SELECT * FROM unnest($2::smallint[], $3::date[]))`,
    [code, dropped.map(({ weekday }) => weekday), dropped.map(({ validFrom }) => validFrom)],
  );
  await q.query(
    `INSERT INTO lottery_schedule (station_code, weekday, valid_from, draw_time, interval_minutes, host_vi, host_en)
     SELECT $1, w.weekday, w.valid_from, w.draw_time, w.minutes, h.host_vi, h.host_en
     FROM unnest($2::smallint[], $3::date[], $4::time[], $5::int[]) AS w (weekday, valid_from, draw_time, minutes)
     LEFT JOIN LATERAL (SELECT s.host_vi, s.host_en FROM lottery_schedule s
       WHERE s.station_code = $1 AND s.weekday = w.weekday AND s.valid_from < w.valid_from
       ORDER BY s.valid_from DESC LIMIT 1) h ON true`,
    [
      code,
      added.map(({ weekday }) => weekday),
      added.map(({ validFrom }) => validFrom),
      added.map(({ drawTime }) => drawTime),
      added.map(({ intervalMinutes }) => intervalMinutes),
    ],
  );
}
