import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { LiveEvent } from '@unisite/shared/contract';
import { type Form, isForm } from '@unisite/shared/lottery';
import { Registry } from 'prom-client';
import type { Audience } from '../../../foundation/live/live.ts';
import { silentLog } from '../../../foundation/log/log.ts';
import { JobRunner } from '../../../foundation/schedule/jobRunner.ts';
import { type TestDatabase, testDatabase } from '../../../testing/testDatabase.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { drawDue } from './drawDue.ts';
import { drawingJob } from './drawingJob.ts';
import { prizesOf } from './prizesOf.ts';
import { resealSeeds } from './resealSeeds.ts';
import { commitmentOf } from './sealedSeed.ts';

interface Kept {
  station_code: string;
  numero: string;
  drawn_at: Date;
  seed: string;
  seed_hash: string;
  prizes: unknown;
  form: string;
  entropy_source: string | null;
  entropy_at: string | null;
  entropy: string | null;
  closed_at: Date | null;
}

let own: TestDatabase;
const recomputed = (form: Form, { station_code = '', numero = '', seed = '', entropy = null }: Partial<Kept> = {}) =>
  prizesOf(form, { code: station_code, numero, seed, entropy });
const draws = (where: string) =>
  own.database.query<Kept>(
    `SELECT d.*, s.form FROM draw d JOIN lottery_station s ON s.code = d.station_code WHERE ${where} ORDER BY drawn_at`,
  );

beforeEach(async () => {
  own = await testDatabase();
  await own.database.query(
    `INSERT INTO market_category (market_code, category, position) VALUES ('VN', 'LOTT', 1), ('VN', 'ELOTT', 2)`,
  );
});
afterEach(() => own.drop());

/** Friday, 18:59:30 in Vietnam. */
const before = new Date('2026-11-20T11:59:30Z');
const keys = testSettings.drawKeys;
const due = { now: before, keys, beacon: null };

describe('drawing', () => {
  it('commits to the seed of the next draw and keeps to it', async () => {
    await drawDue(own.database, due);
    const [committed] = await draws(`station_code = 'HNVIP' AND numero = '20261120'`);
    expect(committed).toMatchObject({ prizes: null, drawn_at: new Date('2026-11-20T12:00:00Z') });
    // it cannot be read in the database
    expect(committed?.seed).toBe(null);

    const done = await drawDue(own.database, { ...due, now: new Date('2026-11-20T12:00:00Z') });
    expect(done?.drawn).toContainEqual({ code: 'HNVIP', numero: '20261120' });
    const [drawn] = await draws(`station_code = 'HNVIP' AND numero = '20261120'`);
    expect(commitmentOf(drawn?.seed ?? '')).toBe(committed?.seed_hash);
    expect(drawn?.prizes).toEqual(await recomputed('north', drawn));
    // Nothing more to draw at this instant.
    const again = await drawDue(own.database, { ...due, now: new Date('2026-11-20T12:00:00Z') });
    expect(again?.drawn).toEqual([]);
    // the quickest stations close five seconds before they draw
    expect(again?.next).toEqual(new Date('2026-11-20T12:00:55Z'));
  });

  it('makes up for missed draws of a day, of daily ones for two months', async () => {
    await drawDue(own.database, due);
    const minutes = await draws(`station_code = 'SSC_1' AND prizes IS NOT NULL`);
    expect(minutes).toHaveLength(1440);
    expect(await draws(`station_code = 'HNVIP' AND prizes IS NOT NULL`)).toHaveLength(60);
    // nobody could bet on these, so there is nothing to mix them with
    for (const row of minutes.slice(0, 20)) {
      expect(row.entropy_source).toBe(null);
      if (isForm(row.form)) expect(row.prizes).toEqual(await recomputed(row.form, row));
    }

    const hour = new Date(before.getTime() + 3_600_000);
    const done = await drawDue(own.database, { ...due, now: hour });
    expect(done?.drawn.filter(({ code }) => code === 'SSC_1')).toHaveLength(60);
    expect(await draws(`prizes IS NULL AND drawn_at <= '${hour.toISOString()}'`)).toEqual([]);
  });

  it('opens official draws without a seed, and makes up no result of theirs', async () => {
    const friday = new Date('2026-11-20T11:00:00Z');
    await drawDue(own.database, { ...due, now: friday });
    const [open] = await draws(`station_code = 'MB'`);
    expect(open).toMatchObject({ numero: '20261120', seed: null, seed_hash: null, prizes: null });
    // the platform was down on Saturday and Sunday
    const monday = new Date(friday.getTime() + 3 * 24 * 3_600_000);
    const done = await drawDue(own.database, { ...due, now: monday });
    expect(done?.drawn.some(({ code }) => code === 'MB')).toBe(false);
    const known = await draws(`station_code = 'MB'`);
    expect(known.map(({ numero, prizes }) => [numero, prizes])).toEqual(
      ['20261120', '20261121', '20261122', '20261123'].map((numero) => [numero, null]),
    );
  });

  it('opens the draw after one that was voided, and never draws that', async () => {
    await drawDue(own.database, due);
    await own.database.query(
      `UPDATE draw SET voided_at = $1 WHERE (station_code, numero) IN (('HNVIP', '20261120'), ('MB', '20261121'))`,
      [before],
    );
    await drawDue(own.database, due);
    const open = await draws(`station_code IN ('HNVIP', 'MB') AND prizes IS NULL AND voided_at IS NULL`);
    expect(open.map(({ station_code, numero }) => `${station_code} ${numero}`)).toEqual([
      'HNVIP 20261121',
      'MB 20261122',
    ]);
    await drawDue(own.database, { ...due, now: new Date('2026-11-20T12:00:00Z') });
    expect(await draws('voided_at IS NOT NULL AND prizes IS NOT NULL')).toEqual([]);
  });

  it('is done by one of several processes, once', async () => {
    const done = await Promise.all(Array.from({ length: 4 }, () => drawDue(own.database, due)));
    expect(done.flatMap((answer) => answer?.drawn ?? []).filter(({ code }) => code === 'HNVIP')).toHaveLength(60);
    expect(await own.database.query('SELECT 1 FROM draw GROUP BY station_code, numero HAVING count(*) > 1')).toEqual(
      [],
    );
  });

  it('lets a draw wait whose seed no key opens, and draws the others', async () => {
    await drawDue(own.database, due);
    const lost = { ...due, keys: ['ee'.repeat(32)] as const, now: new Date('2026-11-20T12:00:00Z') };
    const done = await drawDue(own.database, lost);
    expect(done?.lost).toContain('HNVIP/20261120');
    expect(await draws(`station_code = 'HNVIP' AND numero = '20261120' AND prizes IS NOT NULL`)).toEqual([]);
    const after = await drawDue(own.database, { ...lost, now: new Date('2026-11-20T12:01:00Z') });
    expect(after?.drawn).toContainEqual({ code: 'SSC_1', numero: '20261120-1141' });
    // with the key restored it is drawn as committed, although later draws of its station exist
    const [waiting] = await draws(`station_code = 'SSC_1' AND numero = '20261120-1140'`);
    expect(waiting?.prizes).toBe(null);
    const back = await drawDue(own.database, { ...due, now: new Date('2026-11-20T12:01:00Z') });
    expect(back?.lost).toEqual([]);
    expect(back?.drawn).toContainEqual({ code: 'SSC_1', numero: '20261120-1140' });
    const [drawn] = await draws(`station_code = 'SSC_1' AND numero = '20261120-1140'`);
    expect(commitmentOf(drawn?.seed ?? '')).toBe(waiting?.seed_hash);
  });

  it('draws what was committed to though the timetable has changed', async () => {
    await drawDue(own.database, due);
    await own.database.query(`UPDATE lottery_schedule SET draw_time = '19:45' WHERE station_code = 'HNVIP'`);
    const done = await drawDue(own.database, { ...due, now: new Date('2026-11-20T12:00:00Z') });
    expect(done?.drawn).toContainEqual({ code: 'HNVIP', numero: '20261120' });
  });

  it('a seed is bound to its draw: another draw’s does not open', async () => {
    await drawDue(own.database, due);
    await own.database.query(
      `UPDATE draw d SET seed_sealed = (SELECT o.seed_sealed FROM draw o WHERE o.station_code = 'SSC_1' AND o.prizes IS NULL)
       WHERE d.station_code = 'HNVIP' AND d.numero = '20261120'`,
    );
    const done = await drawDue(own.database, { ...due, now: new Date('2026-11-20T12:00:00Z') });
    expect(done?.lost).toEqual(['HNVIP/20261120']);
  });

  it('seals open seeds again with a new key', async () => {
    await drawDue(own.database, due);
    const both = ['ee'.repeat(32), keys[0]] as const;
    expect(await resealSeeds(own.database, both)).toBeGreaterThan(10);
    expect(await resealSeeds(own.database, both)).toBe(0);
    const fresh = { ...due, keys: ['ee'.repeat(32)] as const, now: new Date('2026-11-20T12:00:00Z') };
    expect((await drawDue(own.database, fresh))?.lost).toEqual([]);
  });

  it('tells the pages of the market', async () => {
    const heard: [Audience, LiveEvent][] = [];
    const told = new Promise<void>((resolve) => {
      const services = {
        database: own.database,
        clock: () => before,
        log: silentLog,
        settings: { drawKeys: keys },
        live: {
          publishAll: async () => undefined,
          publish: async (audience: Audience, event: LiveEvent) => {
            heard.push([audience, event]);
            if (heard.length === 1) resolve(jobs.stop());
          },
          subscribe: () => () => undefined,
          publishToOperators: async () => undefined,
          subscribeOperators: () => () => undefined,
          subscribeMarkets: () => () => undefined,
          closeStreams: async () => undefined,
          subscribeClosing: () => () => undefined,
          close: async () => undefined,
        },
      };
      const jobs = new JobRunner({ log: silentLog, metrics: new Registry() });
      jobs.start([drawingJob(services, null)]);
    });
    await told;
    expect(heard).toContainEqual([{ market: 'VN' }, { type: 'draw', code: 'HNVIP', numero: '20261119' }]);
    expect(heard.filter(([, event]) => event.type === 'draw' && event.code === 'SSC_1')).toEqual([
      [{ market: 'VN' }, { type: 'draw', code: 'SSC_1', numero: '20261120-1139' }],
    ]);
    expect(heard.every(([audience]) => audience !== 'all' && 'market' in audience && audience.market === 'VN')).toBe(
      true,
    );
  });
});
