import type { EntropySource, Localized, Region } from '@unisite/shared/contract';
import { type Form, isForm } from '@unisite/shared/lottery';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { ScheduleRow, Timetable } from './schedule.ts';

export type PrizeMode = 'Lott' | 'ZY' | 'Elott' | 'SEA';

export interface Station extends Timetable {
  readonly code: string;
  readonly name: Localized;
  readonly region: Region | null;
  readonly groupCode: string;
  readonly menu: string;
  readonly prizeMode: PrizeMode;
  readonly category: 'LOTT' | 'ELOTT';
  readonly form: Form;
  readonly drawnBy: 'official' | 'house';
  readonly closeSeconds: number;
  /** What the seeds of house draws are mixed with. */
  readonly entropySource: EntropySource;
  readonly isHot: boolean;
  readonly popularPosition: number | null;
}

export interface Menu {
  readonly tag: string;
  readonly prizeMode: PrizeMode;
  readonly label: Localized;
}

export interface Stations {
  readonly menus: readonly Menu[];
  readonly stations: readonly Station[];
  /** Categories by market code, which decide the stations that a market has. */
  readonly categories: ReadonlyMap<string, ReadonlySet<string>>;
}

interface StationRow {
  code: string;
  name_vi: string;
  name_en: string;
  region: Region | null;
  group_code: string;
  menu: string;
  prize_mode: PrizeMode;
  category: 'LOTT' | 'ELOTT';
  form: string;
  time_zone: string;
  drawn_by: 'official' | 'house';
  close_seconds: number;
  entropy_source: EntropySource;
  is_hot: boolean;
  popular_position: number | null;
}

interface TimetableRow {
  station_code: string;
  weekday: number;
  valid_from: string;
  draw_time: string | null;
  interval_minutes: number | null;
  host_vi: string | null;
  host_en: string | null;
}

const scheduleRow = (row: TimetableRow): ScheduleRow => ({
  weekday: row.weekday,
  validFrom: row.valid_from,
  drawTime: row.draw_time,
  intervalMinutes: row.interval_minutes,
  host: row.host_vi !== null && row.host_en !== null ? { vi: row.host_vi, en: row.host_en } : null,
});

function station(row: StationRow, timetable: readonly TimetableRow[]): Station {
  if (!isForm(row.form)) throw new Error(`station ${row.code} has the unknown form ${row.form}`);
  return {
    code: row.code,
    name: { vi: row.name_vi, en: row.name_en },
    region: row.region,
    groupCode: row.group_code,
    menu: row.menu,
    prizeMode: row.prize_mode,
    category: row.category,
    form: row.form,
    timeZone: row.time_zone,
    drawnBy: row.drawn_by,
    closeSeconds: row.close_seconds,
    entropySource: row.entropy_source,
    isHot: row.is_hot,
    popularPosition: row.popular_position,
    schedule: timetable.filter((entry) => entry.station_code === row.code).map(scheduleRow),
  };
}

/** All stations with their timetables, in menu order. */
export async function loadStations(q: Queryable): Promise<Stations> {
  const menus = await q.query<{ tag: string; prize_mode: PrizeMode; label_vi: string; label_en: string }>(
    'SELECT tag, prize_mode, label_vi, label_en FROM lottery_menu ORDER BY position',
  );
  const rows = await q.query<StationRow>(
    `SELECT code, name_vi, name_en, region, group_code, menu, prize_mode, category, form, time_zone, drawn_by,
      close_seconds, entropy_source, is_hot,
       popular_position FROM lottery_station ORDER BY position`,
  );
  const timetable = await q.query<TimetableRow>(
    `SELECT station_code, weekday, valid_from, to_char(draw_time, 'HH24:MI') AS draw_time, interval_minutes, host_vi, host_en
       FROM lottery_schedule`,
  );
  const shelves = await q.query<{ market_code: string; categories: string[] }>(
    'SELECT market_code, array_agg(category) AS categories FROM games.market_category GROUP BY market_code',
  );
  return {
    menus: menus.map((row) => ({
      tag: row.tag,
      prizeMode: row.prize_mode,
      label: { vi: row.label_vi, en: row.label_en },
    })),
    stations: rows.map((row) => station(row, timetable)),
    categories: new Map(shelves.map((row) => [row.market_code, new Set(row.categories)])),
  };
}

/** The stations that a market has. */
export const stationsOf = (all: Stations, marketCode: string): readonly Station[] =>
  all.stations.filter((entry) => all.categories.get(marketCode)?.has(entry.category) ?? false);
