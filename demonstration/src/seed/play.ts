import type { Queryable } from '@unisite/platform/database';

/** Time zone of the members' market; a subquery of its own, so that it is evaluated once. */
const zone = `(SELECT market_zone('VN'))`;

/** Days of history before today. */
export const historyDays = 90;

/**
 * `pg_temp.chance(hash, slot)`: one of the four numbers from 0 (inclusive) to 1 (exclusive) contained in an md5. Unlike
 * random(), the same text gives the same numbers on every machine.
 */
const chanceFunction = `
  CREATE FUNCTION pg_temp.chance(hash text, slot int) RETURNS float8 LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT ('x' || substr(hash, slot * 8 + 1, 8))::bit(32)::bigint / 4294967296.0::float8
  $$`;

/** The day's play by hour, from midnight: lowest at four, highest in the evening. */
const hours = [3.5, 2, 1.2, 0.7, 0.5, 0.6, 1.2, 2, 2.6, 3, 3.4, 4.2, 5, 4.2, 3.8, 4, 4.4, 5, 5.6, 7, 8.6, 9, 8, 5.5];
/** The week's play by weekday, from Sunday. */
const weekdays = [1.22, 0.86, 0.88, 0.92, 0.96, 1.12, 1.28];

const running = (shares: readonly number[]): number[] => {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  let sum = 0;
  return shares.map((share) => {
    sum += share / whole;
    return sum;
  });
};

/** Cumulative shares: `width_bucket(chance, bounds) + 1` then draws an index by weight. */
const bounds = `
  CREATE TEMPORARY TABLE bounds ON COMMIT DROP AS
  SELECT (SELECT array_agg(upto ORDER BY place) FROM (
            SELECT place, sum(weight) OVER (ORDER BY place) / sum(weight) OVER () AS upto FROM person) AS p) AS people,
         (SELECT array_agg(upto ORDER BY place) FROM (
            SELECT place, sum(popularity) OVER (ORDER BY place) / sum(popularity) OVER ()::float8 AS upto FROM playing) AS g) AS games`;

/**
 * Games that are played, without those in maintenance. `spread` and `hit` shape the distribution of wins; `pace`:
 * seconds per round.
 */
const playing = `
  CREATE TEMPORARY TABLE playing ON COMMIT DROP AS
  SELECT row_number() OVER (ORDER BY g.id)::int AS place, g.id, g.vendor_code, g.category, g.popularity, g.rtp::float8 / 100 AS rtp,
         s.hit, s.shape, s.cap, k.pace, k.lasts
    FROM game g
    JOIN (VALUES ('LIVE', 'low', 45, 35), ('SPORTS', 'low', 240, 4200), ('ESPORTS', 'low', 240, 2400), ('PVP', 'low', 60, 50),
                 ('FISH', 'medium', 6, 4), ('EGAME', 'medium', 14, 10), ('RNG', NULL, 9, 5), ('LOTT', 'high', 40, 5400),
                 ('ELOTT', 'medium', 60, 55)) AS k (category, volatility, pace, lasts) ON k.category = g.category
    JOIN (VALUES ('low', 0.44, 3.2, 30), ('medium', 0.32, 1.7, 400), ('high', 0.24, 1.35, 1500)) AS s (volatility, hit, shape, cap)
      ON s.volatility = coalesce(k.volatility, g.volatility)
   WHERE NOT g.maintenance`;

/**
 * Visits: who plays what, from when and for how long. Each day's are drawn from its distance to today alone, so a day's
 * data is the same at any hour; visits in the future are left out. Members return to eight favourite games.
 */
const visits = `
  CREATE TEMPORARY TABLE visit ON COMMIT DROP AS
  WITH slot AS (
    SELECT day, n, md5('visit/' || day || '/' || n) AS h
      FROM generate_series(-${historyDays}, 0) AS day,
           generate_series(1, ((90 + 800 * exp(day / 16.0)) * ($3::float8[])[
             extract(dow FROM $2::timestamptz AT TIME ZONE ${zone} + day * interval '1 day')::int + 1])::int) AS n),
  chosen AS (
    SELECT s.day, s.h, md5(s.h || '/2') AS h2, p.member_id, p.tier
      FROM slot s CROSS JOIN bounds b JOIN person p ON p.place = width_bucket(pg_temp.chance(s.h, 0), b.people) + 1
    UNION ALL
    SELECT day, md5('own/' || day || '/' || n), md5('own2/' || day || '/' || n), p.member_id, p.tier
      FROM person p, generate_series(-${historyDays}, 0) AS day, generate_series(1, 1 + abs(day) % 3) AS n WHERE p.favoured),
  placed AS (
    SELECT c.*, md5(CASE WHEN pg_temp.chance(c.h, 1) < 0.55 THEN 'own game/' || c.member_id || '/' || floor(pg_temp.chance(c.h2, 0) * 8)
                         ELSE 'any game/' || c.h END) AS taste,
           $2::timestamptz + day * interval '1 day'
             + (width_bucket(pg_temp.chance(c.h, 2), $4::float8[]) + pg_temp.chance(c.h2, 1)) * interval '1 hour' AS starts,
           1 + least(13, floor(-2.9 * ln(1 - pg_temp.chance(c.h, 3))))::int AS rounds,
           pg_temp.chance(c.h2, 2) AS mood, false AS fresh
      FROM chosen c
    UNION ALL
    -- The last hours of the favoured player, so that there is always something fresh to see.
    SELECT 0, h, md5(h || '/2'), member_id, tier, md5('own game/' || member_id || '/' || back % 5),
           date_trunc('hour', $1::timestamptz) - back * interval '55 minutes', 4 + back % 3, 0.5, true
      FROM (SELECT member_id, tier, back, md5('fresh/' || back) AS h FROM person, generate_series(1, 6) AS back WHERE favoured) AS recent)
  SELECT v.h, v.member_id, v.tier, v.starts, v.rounds, v.mood, v.fresh, g.place AS game
    FROM placed v CROSS JOIN bounds b
    JOIN playing g ON g.place = width_bucket(pg_temp.chance(v.taste, 0), b.games) + 1
    JOIN member m ON m.id = v.member_id AND m.reg_date < v.starts
   WHERE NOT v.fresh OR v.starts > $2::timestamptz - interval '1 day'`;

/**
 * Stakes climb a ladder by the member's tier and the visit's mood. Payouts follow the game's return to player: the luck
 * of all rounds of one kind and stake is spread evenly, so that totals match those of many more rounds. Whole days are
 * drawn, then rounds in the future are left out.
 */
const rounds = `
  CREATE TEMPORARY TABLE round ON COMMIT DROP AS
  WITH played AS (
    SELECT v.member_id, v.fresh, g.id AS game_id, g.vendor_code, g.category, g.rtp, g.hit, g.shape, g.cap,
           v.starts + ((n - 1) * g.pace * (0.8 + 0.4 * v.mood) + pg_temp.chance(r, 0) * g.pace * 0.7) * interval '1 second' AS opened_at,
           g.lasts * (0.6 + 0.8 * pg_temp.chance(r, 1)) * interval '1 second' AS lasts,
           (ARRAY[500000, 1000000, 2000000, 5000000, 10000000, 20000000, 50000000, 100000000, 200000000])[
             greatest(1, least(9, 1 + floor(v.tier * 0.85 + v.mood * 2.4 - 0.4 + (pg_temp.chance(r, 2) < 0.15)::int)))::int]::bigint AS staked,
           pg_temp.chance(r, 3) AS jitter, md5(r) AS r2
      FROM visit v JOIN playing g ON g.place = v.game
     CROSS JOIN LATERAL (SELECT n, md5(v.h || '/' || n) AS r FROM generate_series(1, v.rounds) AS n) AS each_round),
  lucky AS (
    -- Who stakes much is not paid a thousandfold: a single round would be the whole month's result.
    SELECT member_id, game_id, vendor_code, rtp, hit, shape, least(cap, greatest(12, 2000000000.0 / staked))::float8 AS cap, opened_at,
           lasts, staked, r2, (row_number() OVER alike - jitter) / count(*) OVER (PARTITION BY fresh, category, hit, staked) AS luck
      FROM played WINDOW alike AS (PARTITION BY fresh, category, hit, staked ORDER BY r2)),
  paid AS (
    SELECT *, CASE WHEN luck >= hit THEN 0 ELSE
             least(90000000000, round(staked * least(cap, (1 - luck / hit) ^ (-1 / shape))
               * rtp / hit * (shape - 1) / (shape - cap ^ (1 - shape)) / 50000) * 50000)::bigint END AS won
      FROM lucky),
  closed AS (
    -- A ticket is paid once its station has drawn, the first time after it was bought.
    SELECT p.*, coalesce(drawn.at + (30 + 240 * pg_temp.chance(r2, 1)) * interval '1 second', opened_at + lasts) AS closed_at
      FROM paid p LEFT JOIN LATERAL (
        SELECT min(CASE WHEN s.draw_time IS NULL
                 THEN s.interval_minutes * interval '1 minute'
                   + date_bin(s.interval_minutes * interval '1 minute', p.opened_at,
                       day_start('2020-01-01', g.time_zone))
                 ELSE (d.day + s.draw_time) AT TIME ZONE g.time_zone END) AS at
          FROM lottery_station g CROSS JOIN generate_series(0, 7) AS later
         CROSS JOIN LATERAL (SELECT (p.opened_at AT TIME ZONE g.time_zone)::date + later AS day) AS d
          JOIN lottery_schedule s ON s.weekday = 1 + extract(dow FROM d.day) AND s.station_code = g.code
         WHERE g.code = p.game_id
           AND (s.draw_time IS NULL
             OR (d.day + s.draw_time) AT TIME ZONE g.time_zone > p.opened_at + interval '5 minutes')) AS drawn ON true)
  SELECT row_number() OVER (ORDER BY opened_at, r2) AS number, member_id, game_id, vendor_code, staked, won, opened_at, closed_at
    FROM closed WHERE closed_at < $1`;

const keepRounds = `
  INSERT INTO game_round (vendor_code, round_id, member_id, game_id, staked, won, state, opened_at, closed_at)
  SELECT vendor_code, 'R-' || 88000000 + number, member_id, game_id, staked, won, 'settled', opened_at, closed_at FROM round ORDER BY number`;

const keepLaunches = `
  INSERT INTO game_launch (member_id, game_id, launched_at)
  SELECT v.member_id, g.id, max(v.starts) FROM visit v JOIN playing g ON g.place = v.game WHERE v.starts < $1 GROUP BY 1, 2`;

/** Stars some of a member's eight favourite games. */
const keepFavourites = `
  INSERT INTO favourite (member_id, game_id, starred_at)
  SELECT p.member_id, g.id, min($1::timestamptz - (1 + k) * interval '9 days')
    FROM person p CROSS JOIN generate_series(0, 7) AS k CROSS JOIN bounds b
    JOIN playing g ON g.place = width_bucket(pg_temp.chance(md5('own game/' || p.member_id || '/' || k), 0), b.games) + 1
   WHERE p.favoured OR pg_temp.chance(md5('star/' || p.member_id || '/' || k), 0) < 0.3
   GROUP BY 1, 2`;

const keepSignIns = `
  INSERT INTO security_event (at, kind, member_id, ip, user_agent)
  SELECT at, 'signedIn', member_id, '203.0.113.' || 1 + member_id % 250,
         CASE WHEN member_id % 3 = 0 THEN 'Mozilla/5.0 (Linux; Android 15) Mobile' ELSE 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)' END
    FROM (SELECT member_id, min(starts) - interval '90 seconds' AS at FROM visit
           WHERE starts > $1::timestamptz - interval '30 days' AND starts < $1
             GROUP BY member_id, (starts AT TIME ZONE ${zone})::date) AS first
   ORDER BY at`;

/**
 * Seeds ninety days of play up to `now`. Needs the tables of `seedPeople`; leaves the temporary table `round`. Returns
 * how many rounds.
 */
export async function seedPlay(q: Queryable, now: Date, today: Date): Promise<number> {
  await q.query(chanceFunction);
  await q.query(playing);
  await q.query(bounds);
  await q.query(visits, [now, today, weekdays, running(hours)]);
  await q.query('ANALYZE visit');
  await q.query(rounds, [now]);
  await q.query('ANALYZE round');
  await q.query(keepRounds);
  await q.query(keepLaunches, [now]);
  await q.query(keepFavourites, [now]);
  await q.query(keepSignIns, [now]);
  const [row] = await q.query<{ rounds: number }>('SELECT count(*)::int AS rounds FROM round');
  return row?.rounds ?? 0;
}
