import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayOf, dayStart } from '../../foundation/calendar/days.ts';
import { type TestDatabase, testDatabase } from '../../testing/testDatabase.ts';
import { setTimeZone } from './testing/setTimeZone.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

/** Zones that change clocks at midnight or by half an hour, and extreme ones around the world. */
const zones = [
  'Africa/Cairo',
  'America/Havana',
  'America/New_York',
  'America/Santiago',
  'Asia/Beirut',
  'Asia/Ho_Chi_Minh',
  'Asia/Kathmandu',
  'Atlantic/Azores',
  'Australia/Lord_Howe',
  'Europe/Berlin',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'UTC',
];

test('the database and the platform say the same of any moment in any zone', async () => {
  const moment = fc.date({ min: new Date('2015-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
  const asked = fc.sample(fc.tuple(moment, fc.constantFrom(...zones)), { numRuns: 2_000, seed: 20_260_329 });
  const found = await db.database.query<{ day: string; start: Date }>(
    `SELECT x.day::text AS day, day_start(x.day, x.zone) AS start
     FROM (SELECT (a.at AT TIME ZONE a.zone)::date AS day, a.zone, a.place
       FROM unnest($1::timestamptz[], $2::text[]) WITH ORDINALITY AS a (at, zone, place)) x ORDER BY x.place`,
    [asked.map(([at]) => at), asked.map(([, zone]) => zone)],
  );
  const said = found.map(({ day, start }, place) => [asked[place], day, start]);
  expect(said).toEqual(asked.map(([at, zone]) => [[at, zone], dayOf(at, zone), dayStart(dayOf(at, zone), zone)]));
});

test('every day of a year begins where the one before ends, in any zone', async () => {
  const [odd] = await db.database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM unnest($1::text[]) AS z (zone),
       generate_series('2026-01-01'::timestamp, '2026-12-31', '1 day') AS d (day)
     WHERE (day_start(d.day::date, z.zone) AT TIME ZONE z.zone)::date <> d.day::date
       OR ((day_start(d.day::date, z.zone) - interval '1 microsecond') AT TIME ZONE z.zone)::date <> d.day::date - 1`,
    [zones],
  );
  expect(odd?.count).toBe(0);
});

test.each(['Mars/Base', 'Mars7', 'EST5EDT', 'asia/ho_chi_minh', '+07:00', '', ' UTC'])(
  'a market has no zone that there is not: %j',
  async (zone) => {
    await expect(setTimeZone(db.owner, 'INT', zone)).rejects.toThrow();
  },
);

test('a market keeps its zone: days that were paid would be others', async () => {
  const moved = db.owner.query(`UPDATE market SET time_zone = 'Europe/Berlin' WHERE code = 'INT'`);
  await expect(moved).rejects.toThrow('market INT keeps its time zone');
  await db.owner.query(`UPDATE market SET time_zone = time_zone, name_en = name_en WHERE code = 'INT'`);
});

test('a market’s day is that of its zone, with 23 and 25 hours where the clocks change', async () => {
  await setTimeZone(db.owner, 'INT', 'Europe/Berlin');
  const [of] = await db.database.query<{ before: string; after: string; short: number; long: number }>(
    `SELECT market_day('2026-03-28T22:59:59Z', 'INT')::text AS before,
       market_day('2026-03-28T23:00:00Z', 'INT')::text AS after,
       extract(epoch FROM market_day_start('2026-03-30', 'INT') - market_day_start('2026-03-29', 'INT'))::int / 3600
         AS short,
       extract(epoch FROM market_day_start('2026-10-26', 'INT') - market_day_start('2026-10-25', 'INT'))::int / 3600
         AS long`,
  );
  expect(of).toEqual({ before: '2026-03-28', after: '2026-03-29', short: 23, long: 25 });
  const [vn] = await db.database.query<{ day: string }>(`SELECT market_day('2026-03-28T23:00:00Z', 'VN')::text AS day`);
  expect(vn?.day).toBe('2026-03-29');
  const [none] = await db.database.query<{ day: string | null }>(`SELECT market_day(now(), 'NONE') AS day`);
  expect(none?.day).toBeNull();
});
