import type { Queryable } from '../../foundation/database/connect.ts';
import { menus } from './data/menus.ts';
import { stations, VALID_FROM } from './data/stations.ts';

/** Updates the menus from the file, and adds missing stations with their timetables. */
export async function insertLotteries(q: Queryable): Promise<void> {
  await q.query(
    `INSERT INTO lottery_menu AS l (tag, prize_mode, label_vi, label_en, position)
     SELECT m.tag, m."prizeMode", m.label->>'vi', m.label->>'en', m.position
     FROM ROWS FROM (jsonb_to_recordset($1) AS (tag text, "prizeMode" text, label jsonb)) WITH ORDINALITY
       AS m (tag, "prizeMode", label, position)
     ON CONFLICT (tag) DO UPDATE SET prize_mode = excluded.prize_mode, label_vi = excluded.label_vi, label_en = excluded.label_en,
       position = excluded.position
     WHERE (l.prize_mode, l.label_vi, l.label_en, l.position)
       IS DISTINCT FROM (excluded.prize_mode, excluded.label_vi, excluded.label_en, excluded.position)`,
    [JSON.stringify(menus)],
  );
  await q.query(
    `WITH given AS (
       SELECT * FROM jsonb_to_recordset($1) AS s (code text, name jsonb, region text, "groupCode" text, menu text, "prizeMode" text,
         category text, form text, "timeZone" text, "drawnBy" text, "closeSeconds" int, "isHot" boolean,
           "popularPosition" int, position int,
         schedule jsonb)
       WHERE NOT EXISTS (SELECT FROM lottery_station k WHERE k.code = s.code)
     ), added AS (
       INSERT INTO lottery_station (code, name_vi, name_en, region, group_code, menu, prize_mode, category, form,
         time_zone, drawn_by,
         close_seconds, is_hot, popular_position, position)
       SELECT code, name->>'vi', name->>'en', region, "groupCode", menu, "prizeMode", category, form, "timeZone",
         "drawnBy", "closeSeconds",
         "isHot", "popularPosition", position FROM given
     )
     INSERT INTO lottery_schedule (station_code, weekday, valid_from, draw_time, interval_minutes, host_vi, host_en)
     SELECT g.code, d.weekday, $2, d."drawTime", d."intervalMinutes", d.host->>'vi', d.host->>'en'
     FROM given g CROSS JOIN jsonb_to_recordset(g.schedule) AS d (weekday int, "drawTime" time, "intervalMinutes" int, host jsonb)`,
    [JSON.stringify(stations), VALID_FROM],
  );
}
