import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { seedDraws } from '@unisite/demonstration/seed/draws';
import { lotteryMenus, numero, openedNumbers, popularLotteries } from '@unisite/shared/contract';
import { type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';

jest.setTimeout(120_000);

/** Friday, 14:42 in Vietnam. */
const now = new Date('2026-11-20T07:42:00Z');
let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform({ clock: () => now });
  await platform.database.query(
    `INSERT INTO market_category (market_code, category, position) VALUES ('VN', 'LOTT', 1), ('VN', 'ELOTT', 2), ('INT', 'ELOTT', 1)`,
  );
  await platform.database.transaction((q) => seedDraws(q, now));
});
afterAll(() => platform.close());

describe('the menus', () => {
  it('hold Vietnam by region and the electronic draws by type', async () => {
    const { menus } = (await platform.call(lotteryMenus, {})).value;
    expect(menus.map(({ tag, gameMenus }) => [tag, gameMenus.length])).toEqual([
      ['NORTH', 1],
      ['CENTRAL', 14],
      ['SOUTH', 21],
      ['QUICK', 3],
      ['SSC', 3],
      ['11X5', 3],
      ['PK10', 2],
      ['LHC', 1],
      ['LF', 2],
    ]);
    const games = menus.flatMap(({ gameMenus }) => gameMenus);
    const game = (code: string) => games.find((entry) => entry.code === code);
    expect(game('MB')).toEqual({
      code: 'MB',
      remark: 'Miền Bắc',
      drawDayOfWeek: '2,3,4,5,6,7,1',
      gameGroupCode: 'MB',
      region: 'north',
      isHot: true,
      drawTime: '18:15',
      interval: null,
      nextDrawAt: '2026-11-20T11:15:00.000Z',
      closesAt: '2026-11-20T11:10:00.000Z',
      timeZone: 'Asia/Ho_Chi_Minh',
    });
    expect(game('HCM')).toMatchObject({ drawDayOfWeek: '2,7', nextDrawAt: '2026-11-21T09:15:00.000Z' });
    expect(game('SSC_1')).toMatchObject({
      drawDayOfWeek: '',
      drawTime: null,
      interval: 1,
      nextDrawAt: '2026-11-20T07:43:00.000Z',
      closesAt: '2026-11-20T07:42:55.000Z',
    });
  });

  it('count down to draws that stand: after a voided one to the next, and to an open one though the timetable changed', async () => {
    const own = await testPlatform({ clock: () => now });
    const next = async (code: string) => {
      const { menus } = (await own.call(lotteryMenus, {})).value;
      const game = menus.flatMap(({ gameMenus }) => gameMenus).find((one) => one.code === code);
      return [game?.nextDrawAt, game?.closesAt];
    };
    await own.owner.query(`INSERT INTO market_category (market_code, category, position) VALUES ('VN', 'LOTT', 1)`);
    await own.owner.query(
      `INSERT INTO draw (station_code, numero, closes_at, drawn_at, voided_at) VALUES
         ('MB', '20261120', '2026-11-20T11:10:00Z', '2026-11-20T11:15:00Z', now()),
         ('HCM', '20261121', '2026-11-21T08:00:00Z', '2026-11-21T08:15:00Z', NULL)`,
    );
    expect(await next('MB')).toEqual(['2026-11-21T11:15:00.000Z', '2026-11-21T11:10:00.000Z']);
    expect(await next('HCM')).toEqual(['2026-11-21T08:15:00.000Z', '2026-11-21T08:00:00.000Z']);
    await own.close();
  });

  it('follow the weekday table', async () => {
    const { menus } = (await platform.call(lotteryMenus, { prizeMode: 'Lott' })).value;
    const on = (region: string, day: string) =>
      menus
        .flatMap(({ gameMenus }) => gameMenus)
        .filter((game) => game.region === region && game.drawDayOfWeek.split(',').includes(day))
        .map(({ remark }) => remark)
        .sort();
    expect(on('south', '6')).toEqual(['Bình Dương', 'Trà Vinh', 'Vĩnh Long']);
    expect(on('south', '7')).toEqual(['Bình Phước', 'Hậu Giang', 'Long An', 'TP.HCM']);
    expect(on('central', '1')).toEqual(['Khánh Hòa', 'Kon Tum', 'Thừa Thiên Huế']);
    expect(on('central', '4')).toEqual(['Khánh Hòa', 'Đà Nẵng']);
    expect(on('north', '4')).toEqual(['Miền Bắc']);
  });

  it('leave the Vietnamese lottery out where the market has none', async () => {
    const options = { host: 'int.localhost' };
    const { menus } = (await platform.call(lotteryMenus, {}, options)).value;
    expect(new Set(menus.map(({ prizeMode }) => prizeMode))).toEqual(new Set(['Elott']));
    expect(menus[0]?.gameMenus[0]?.remark).toBe('SSC, 1 minute');
    expect((await platform.call(openedNumbers, { prizeMode: 'Lott' }, options)).value.rows).toEqual([]);
    expect((await platform.call(numero, { code: 'MB' }, options)).envelope).toMatchObject({ code: 'LOTTERY_UNKNOWN' });
  });

  it('have a hot strip of at most 20', async () => {
    const { rows } = (await platform.call(popularLotteries, {})).value;
    expect(rows.slice(0, 5).map(({ code }) => code)).toEqual(
      ['MB', 'VNF_1', 'SSC_1', '11X5_1', 'HCM'].map((code) => code.replace('VNF_1', 'VNF1')),
    );
    expect(rows.length).toBeLessThanOrEqual(20);
  });
});

describe('results', () => {
  it('of one game come newest first', async () => {
    const { rows } = (await platform.call(numero, { code: 'MB' })).value;
    expect(rows).toHaveLength(10);
    expect(rows[0]).toMatchObject({
      code: 'MB',
      numero: '20261119',
      drawnAt: '2026-11-19T11:15:00.000Z',
      remark: 'Miền Bắc (Hà Nội)',
      region: 'north',
    });
    expect(rows[0]?.prizes.map(({ rank, numbers }) => [rank, numbers.length])).toEqual([
      ['DB', 1],
      ['G1', 1],
      ['G2', 2],
      ['G3', 6],
      ['G4', 4],
      ['G5', 6],
      ['G6', 3],
      ['G7', 4],
    ]);
    expect((await platform.call(numero, { code: 'SSC_1', count: 100 })).value.rows).toHaveLength(100);
    expect((await platform.call(numero, { code: 'SSC_1', count: 101 })).status).toBe(400);
    expect((await platform.call(numero, { code: 'nothing' })).envelope).toMatchObject({ code: 'LOTTERY_UNKNOWN' });
  });

  it('are the latest of each game', async () => {
    const { rows } = (await platform.call(openedNumbers, { prizeMode: 'Lott' })).value;
    expect(rows).toHaveLength(36);
    const south = (await platform.call(openedNumbers, { region: 'south' })).value.rows;
    expect(south).toHaveLength(21);
    // Thursday's three stations come first.
    expect(south.slice(0, 3).map(({ code }) => code)).toEqual(['TN', 'AG', 'BTH']);
    const electronic = (await platform.call(openedNumbers, { prizeMode: 'Elott' })).value.rows;
    expect(electronic.find(({ code }) => code === 'SSC_1')?.drawnAt).toBe('2026-11-20T07:42:00.000Z');
  });

  it('are those of one day', async () => {
    const { rows } = (await platform.call(openedNumbers, { prizeMode: 'Lott', day: '2026-11-16' })).value;
    expect(rows.map(({ code }) => code).sort()).toEqual(['CM', 'DT', 'HCM', 'MB', 'PY', 'TTH']);
    expect((await platform.call(openedNumbers, { prizeMode: 'Lott', day: '2027-01-01' })).value.rows).toEqual([]);
    expect((await platform.call(openedNumbers, { day: 'today' })).status).toBe(400);
  });
});
