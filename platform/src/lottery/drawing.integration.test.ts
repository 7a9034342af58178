import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { LiveEvent } from '@unisite/shared/contract';
import { isForm } from '@unisite/shared/lottery';
import type { Audience } from '../foundation/live/live.ts';
import { silentLog } from '../foundation/log/log.ts';
import { type TestDatabase, testDatabase } from '../testing/testDatabase.ts';
import { testSettings } from '../testing/testSettings.ts';
import { commitmentOf } from './commitmentOf.ts';
import { drawDue, startDrawing } from './drawing.ts';
import { prizesOf } from './prizesOf.ts';
import { resealSeeds } from './resealSeeds.ts';

interface Kept {
  station_code: string;
  numero: string;
  drawn_at: Date;
  seed: string;
  seed_hash: string;
  prizes: unknown;
  form: string;
}

let own: TestDatabase;
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

/** Friday, 18:14:30 in Vietnam. */
const before = new Date('2026-11-20T11:14:30Z');
const keys = testSettings.drawKeys;
const demonstration = { now: before, demonstration: true, keys };

describe('drawing', () => {
  it('commits to the seed of the next draw and keeps to it', async () => {
    await drawDue(own.database, demonstration);
    const [committed] = await draws(`station_code = 'MB' AND numero = '20261120'`);
    expect(committed).toMatchObject({ prizes: null, drawn_at: new Date('2026-11-20T11:15:00Z') });
    // nobody who reads the database knows it
    expect(committed?.seed).toBe(null);

    const done = await drawDue(own.database, { ...demonstration, now: new Date('2026-11-20T11:15:00Z') });
    expect(done?.drawn).toContainEqual({ code: 'MB', numero: '20261120' });
    const [drawn] = await draws(`station_code = 'MB' AND numero = '20261120'`);
    expect(commitmentOf(drawn?.seed ?? '')).toBe(committed?.seed_hash);
    expect(drawn?.prizes).toEqual(await prizesOf('north', drawn?.seed ?? '', 'MB', '20261120'));
    // Nothing more to draw at this instant.
    const again = await drawDue(own.database, { ...demonstration, now: new Date('2026-11-20T11:15:00Z') });
    expect(again?.drawn).toEqual([]);
    expect(again?.next).toEqual(new Date('2026-11-20T11:16:00Z'));
  });

  it('makes up for missed draws of a day, of daily ones for two months', async () => {
    await drawDue(own.database, demonstration);
    const minutes = await draws(`station_code = 'SSC_1' AND prizes IS NOT NULL`);
    expect(minutes).toHaveLength(1440);
    expect(await draws(`station_code = 'MB' AND prizes IS NOT NULL`)).toHaveLength(60);
    for (const { form, seed, station_code, numero, prizes } of minutes.slice(0, 20))
      if (isForm(form)) expect(prizes).toEqual(await prizesOf(form, seed, station_code, numero));

    const hour = new Date(before.getTime() + 3_600_000);
    const done = await drawDue(own.database, { ...demonstration, now: hour });
    expect(done?.drawn.filter(({ code }) => code === 'SSC_1')).toHaveLength(60);
    expect(await draws(`prizes IS NULL AND drawn_at <= '${hour.toISOString()}'`)).toEqual([]);
  });

  it('makes up no official results in production', async () => {
    await drawDue(own.database, { now: before, demonstration: false, keys });
    expect(await draws(`station_code = 'MB'`)).toEqual([]);
    expect((await draws(`station_code = 'SSC_1' AND prizes IS NOT NULL`)).length).toBe(1440);
  });

  it('is done by one of several processes, once', async () => {
    const done = await Promise.all(Array.from({ length: 4 }, () => drawDue(own.database, demonstration)));
    expect(done.flatMap((answer) => answer?.drawn ?? []).filter(({ code }) => code === 'MB')).toHaveLength(60);
    expect(await own.database.query('SELECT 1 FROM draw GROUP BY station_code, numero HAVING count(*) > 1')).toEqual(
      [],
    );
  });

  it('lets a draw wait whose seed no key opens, and draws the others', async () => {
    await drawDue(own.database, demonstration);
    const lost = { ...demonstration, keys: ['ee'.repeat(32)] as const, now: new Date('2026-11-20T11:15:00Z') };
    const done = await drawDue(own.database, lost);
    expect(done?.lost).toContain('MB/20261120');
    expect(await draws(`station_code = 'MB' AND numero = '20261120' AND prizes IS NOT NULL`)).toEqual([]);
    const after = await drawDue(own.database, { ...lost, now: new Date('2026-11-20T11:16:00Z') });
    expect(after?.drawn).toContainEqual({ code: 'SSC_1', numero: '20261120-1096' });
    // with the key back it is drawn as committed, though later draws of its station stand
    const [waiting] = await draws(`station_code = 'SSC_1' AND numero = '20261120-1095'`);
    expect(waiting?.prizes).toBe(null);
    const back = await drawDue(own.database, { ...demonstration, now: new Date('2026-11-20T11:16:00Z') });
    expect(back?.lost).toEqual([]);
    expect(back?.drawn).toContainEqual({ code: 'SSC_1', numero: '20261120-1095' });
    const [drawn] = await draws(`station_code = 'SSC_1' AND numero = '20261120-1095'`);
    expect(commitmentOf(drawn?.seed ?? '')).toBe(waiting?.seed_hash);
  });

  it('draws what was committed to though the timetable has changed', async () => {
    await drawDue(own.database, demonstration);
    await own.database.query(`UPDATE lottery_schedule SET draw_time = '18:45' WHERE station_code = 'MB'`);
    const done = await drawDue(own.database, { ...demonstration, now: new Date('2026-11-20T11:15:00Z') });
    expect(done?.drawn).toContainEqual({ code: 'MB', numero: '20261120' });
  });

  it('a seed is bound to its draw: another draw’s does not open', async () => {
    await drawDue(own.database, demonstration);
    await own.database.query(
      `UPDATE draw d SET seed_sealed = (SELECT o.seed_sealed FROM draw o WHERE o.station_code = 'SSC_1' AND o.prizes IS NULL)
       WHERE d.station_code = 'MB' AND d.numero = '20261120'`,
    );
    const done = await drawDue(own.database, { ...demonstration, now: new Date('2026-11-20T11:15:00Z') });
    expect(done?.lost).toEqual(['MB/20261120']);
  });

  it('seals open seeds again with a new key', async () => {
    await drawDue(own.database, demonstration);
    const both = ['ee'.repeat(32), keys[0]] as const;
    expect(await resealSeeds(own.database, both)).toBeGreaterThan(40);
    expect(await resealSeeds(own.database, both)).toBe(0);
    const fresh = { ...demonstration, keys: ['ee'.repeat(32)] as const, now: new Date('2026-11-20T11:15:00Z') };
    expect((await drawDue(own.database, fresh))?.lost).toEqual([]);
  });

  it('tells the pages of the market', async () => {
    const heard: [Audience, LiveEvent][] = [];
    const told = new Promise<void>((resolve) => {
      const drawing = startDrawing({
        database: own.database,
        clock: () => before,
        log: silentLog,
        settings: { mode: 'demonstration', drawKeys: keys },
        live: {
          publishAll: async () => undefined,
          publish: async (audience, event) => {
            heard.push([audience, event]);
            if (heard.length === 1) resolve(drawing.stop());
          },
          subscribe: () => () => undefined,
          publishToOperators: async () => undefined,
          subscribeOperators: () => () => undefined,
          subscribeMarkets: () => () => undefined,
          closeStreams: async () => undefined,
          subscribeClosing: () => () => undefined,
          close: async () => undefined,
        },
      });
    });
    await told;
    expect(heard).toContainEqual([{ market: 'VN' }, { type: 'draw', code: 'MB', numero: '20261119' }]);
    expect(heard.filter(([, event]) => event.type === 'draw' && event.code === 'SSC_1')).toEqual([
      [{ market: 'VN' }, { type: 'draw', code: 'SSC_1', numero: '20261120-1094' }],
    ]);
    expect(heard.every(([audience]) => audience !== 'all' && 'market' in audience && audience.market === 'VN')).toBe(
      true,
    );
  });
});
