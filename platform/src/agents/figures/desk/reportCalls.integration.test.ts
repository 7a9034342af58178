import { beforeAll, describe, expect, test } from '@jest/globals';
import { hundredthsOf } from '@unisite/shared/contract';
import { houseReport, reportFilePath } from '@unisite/shared/contract/operatorsReports';
import { type AccountRef, post } from '../../../money/ledger/index.ts';
import { giveBonus, wageredAnywhere } from '../../../rewards/bonuses/index.ts';
import { cashOperators } from '../../../testing/cashOperators.ts';
import { addMember, deposit } from '../../../testing/members.ts';
import type { Browser } from '../../../testing/operatorClient.ts';
import { sealAll } from '../../../testing/sealAll.ts';
import { seededOperators } from '../../../testing/seededOperators.ts';
import { checkFigures } from '../checkFigures.ts';
import { rollFigures } from '../rollFigures.ts';

const at = seededOperators();
let opal: Browser;
let emma: Browser;

let moved = 0;
const move = (
  kind: 'bet' | 'win' | 'refund' | 'rebate' | 'commission',
  from: AccountRef,
  to: AccountRef,
  amount: bigint,
  on: string,
  game?: string,
) => {
  moved += 1;
  const subject = game ? { game } : { vi: 'Có', en: 'Some' };
  const about = { key: `move ${moved}`, subject, reference: `M${moved}`, at: new Date(`${on}T12:00:00+07:00`) };
  return post(at.platform.owner, { ...about, kind, from, to, amount: hundredthsOf(amount) });
};
const wallet = (owner: string): AccountRef => ({ kind: 'member', owner });
const vendor = (code: string): AccountRef => ({ kind: 'vendor', owner: `${code}/0` });
const house: AccountRef = { kind: 'house', owner: 'HOUSE' };
const registered = (day: string, more: Parameters<typeof addMember>[1] = {}) =>
  addMember(at.platform.owner, { regDate: new Date(`${day}T09:00:00+07:00`), ...more });
const report = async (asked: { market?: string; from: string; to: string; by: 'day' | 'week' | 'month' }) =>
  (await opal.call(houseReport, asked)).value;

beforeAll(async () => {
  ({ opal, emma } = await cashOperators(at.operators));
  const q = at.platform.owner;
  await q.query(`INSERT INTO vendor (code, name, style, account_type_id, position) VALUES ('ZAP', '=Zap', 's', 1, 1)`);
  await q.query(
    `INSERT INTO game (id, vendor_code, category, variant, name_vi, name_en, rtp, volatility, added_at)
     VALUES ('zap-1', 'ZAP', 'RNG', 'x', 'Zap', 'Zap', 96, 'low', now())`,
  );
  const [old, young, abroad] = [
    await registered('2026-09-01'),
    await registered('2026-11-02'),
    await registered('2026-09-01', { marketCode: 'INT' }),
  ];
  const guest = await registered('2026-11-02', { customerType: 4 });
  for (const { id } of [old, young, abroad, guest])
    await deposit(q, id, 1_000_00n, { at: new Date('2026-11-02T10:00:00+07:00') });
  await move('bet', wallet(old.id), vendor('ZAP'), 100_01n, '2026-11-02', 'zap-1');
  await move('win', vendor('ZAP'), wallet(old.id), 40_00n, '2026-11-03', 'zap-1');
  await move('bet', wallet(old.id), vendor('ZAP'), 10_00n, '2026-11-03', 'zap-1');
  await move('bet', wallet(young.id), vendor('ZAP'), 50_00n, '2026-11-03', 'zap-1');
  await move('refund', vendor('ZAP'), wallet(young.id), 20_00n, '2026-11-04', 'zap-1');
  await move('bet', wallet(young.id), vendor('GONE'), 5_00n, '2026-11-30', 'gone-1');
  await move('bet', wallet(abroad.id), vendor('ZAP'), 7_00n, '2026-11-03', 'zap-1');
  await move('bet', wallet(guest.id), vendor('ZAP'), 900_00n, '2026-11-03', 'zap-1');
  await move('rebate', house, wallet(old.id), 1_00n, '2026-11-03');
  await move('commission', house, wallet(old.id), 2_00n, '2026-11-04');
  await move('bet', wallet(old.id), vendor('ZAP'), 30_00n, '2026-10-31', 'zap-1');
  await giveBonus(
    q,
    {
      memberId: old.id,
      currency: 'VND',
      source: 'mission',
      key: 'gift',
      title: { vi: 'Quà', en: 'Gift' },
      amount: hundredthsOf(3_00),
      wagering: wageredAnywhere(hundredthsOf(0)),
    },
    new Date('2026-11-04T09:00:00+07:00'),
  );
  await sealAll(q);
  await rollFigures(at.platform.database);
});

describe('a report', () => {
  test('of days has every sum to the hundredth, guests left out, and days without play', async () => {
    const { total, periods, gifts, vendors, categories } = await report({
      market: 'VN',
      from: '2026-11-02',
      to: '2026-11-05',
      by: 'day',
    });
    expect(total).toEqual({
      deposits: 2_000,
      withdrawals: 0,
      turnover: 140.01,
      payout: 40,
      gross: 100.01,
      bets: 3,
      bonus: 3,
      rebate: 1,
      commission: 2,
      net: 94.01,
      registered: 1,
      active: 2,
      returning: 1,
    });
    expect(periods.map(({ from, turnover, active, returning }) => [from, turnover, active, returning])).toEqual([
      ['2026-11-02', 100.01, 1, 1],
      ['2026-11-03', 60, 2, 2],
      ['2026-11-04', -20, 0, 0],
      ['2026-11-05', 0, 0, 0],
    ]);
    expect(gifts).toEqual([
      { source: 'mission', amount: 3, before: 0 },
      { source: 'rebate', amount: 1, before: 0 },
    ]);
    expect(vendors).toEqual([
      {
        vendor: 'ZAP',
        name: '=Zap',
        turnover: 140.01,
        payout: 40,
        gross: 100.01,
        bets: 3,
        before: { turnover: 30, gross: 30 },
      },
    ]);
    expect(categories).toMatchObject([{ category: 'RNG', turnover: 140.01 }]);
  });

  test('is of all markets of a currency unless it names one, and of none that there is not', async () => {
    const range = { from: '2026-11-03', to: '2026-11-03', by: 'day' } as const;
    expect((await report(range)).total.turnover).toBe(67);
    expect((await report({ ...range, market: 'INT' })).total.turnover).toBe(7);
    expect((await opal.call(houseReport, { ...range, market: 'NOWHERE' })).envelope).toMatchObject({
      code: 'UNKNOWN_MARKET',
    });
    expect((await opal.call(houseReport, { ...range, currency: 'EUR' })).envelope).toMatchObject({
      code: 'UNKNOWN_MARKET',
    });
  });

  test('counts a member once a week and month, and compares with the one before', async () => {
    const weeks = await report({ market: 'VN', from: '2026-11-03', to: '2026-11-03', by: 'week' });
    expect(weeks).toMatchObject({
      from: '2026-11-02',
      to: '2026-11-08',
      before: { from: '2026-10-26', to: '2026-11-01' },
    });
    expect(weeks.total).toMatchObject({ active: 2, returning: 1 });
    expect(weeks.periods).toMatchObject([{ active: 2, returning: 1, registered: 1 }]);
    expect(weeks.totalBefore).toMatchObject({ turnover: 30, active: 1, returning: 1, registered: 0 });
    const months = await report({ market: 'VN', from: '2026-10-05', to: '2026-11-20', by: 'month' });
    expect(months.periods.map(({ from, turnover, active, returning }) => [from, turnover, active, returning])).toEqual([
      ['2026-10-01', 30, 1, 1],
      ['2026-11-01', 145.01, 2, 1],
    ]);
    expect(months.total).toMatchObject({ active: 2, returning: 1, registered: 1 });
    // a vendor and game that no longer exist
    expect(months.vendors).toMatchObject([{ vendor: 'ZAP' }, { vendor: 'GONE', name: null, turnover: 5 }]);
  });

  test('rests on figures that the ledger has', async () => {
    expect(await checkFigures(at.platform.owner)).toEqual([]);
  });

  test('is of a year at most, of days of the calendar, and for the role cash', async () => {
    const ask = async (from: string, to: string, by: 'day' | 'month' = 'day') =>
      (await opal.call(houseReport, { from, to, by })).envelope;
    expect(await ask('2025-01-01', '2026-01-31')).toMatchObject({
      code: 'BAD_REQUEST',
      fields: { from: expect.any(String) },
    });
    expect(await ask('2025-01-31', '2026-01-31', 'month')).toMatchObject({
      success: true,
      value: { to: '2026-01-31' },
    });
    expect(await ask('2026-02-30', '2026-03-01')).toMatchObject({ fields: { from: expect.any(String) } });
    expect(await ask('2026-03-02', '2026-03-01')).toMatchObject({ fields: { to: expect.any(String) } });
    expect((await emma.call(houseReport, { from: '2026-11-02', to: '2026-11-02', by: 'day' })).status).toBe(403);
  });
});

describe('a file', () => {
  const file = (by: Browser, query: string) =>
    at.operators.app.server.inject({
      url: `${reportFilePath}?from=2026-11-02&to=2026-11-04&by=day&market=VN&${query}`,
      headers: {
        host: 'localhost:3001',
        cookie: [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });

  test('has the periods in the language that was asked for', async () => {
    const { body, headers } = await file(opal, 'rows=periods&language=en');
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="report-VN-2026-11-02-2026-11-04-periods.csv"',
    });
    expect(body.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFFrom,To,Deposits,Withdrawals,Turnover,Payout,Gross revenue,Bonuses,Rebates,Agents’ commission,Net revenue,Bets,New members,Members who staked,Of them registered earlier',
      '2026-11-02,2026-11-02,2000,0,100.01,0,100.01,0,0,0,100.01,1,1,1,1',
    ]);
  });

  test('has every day by market, vendor and category', async () => {
    const { body } = await file(opal, 'rows=days&language=vi');
    const [head, ...rows] = body.trim().split('\r\n');
    expect(head).toContain('Ngày,Thị trường,Nhà phát hành');
    expect(rows).toEqual([
      '2026-11-02,VN,,,2000,0,0,0,0,0,0,0,0,0',
      '2026-11-02,VN,ZAP,RNG,0,0,100.01,0,100.01,0,0,0,100.01,1',
      '2026-11-03,VN,,,0,0,0,0,0,0,1,0,-1,0',
      '2026-11-03,VN,ZAP,RNG,0,0,60,40,20,0,0,0,20,2',
      '2026-11-04,VN,,,0,0,0,0,0,3,0,2,-5,0',
      '2026-11-04,VN,ZAP,RNG,0,0,-20,0,-20,0,0,0,-20,0',
    ]);
  });

  test('is for the role cash, for whoever is signed in, and not for other fields', async () => {
    expect((await file(emma, 'rows=days&language=vi')).statusCode).toBe(403);
    expect((await file(at.operators.browser(), 'rows=days&language=vi')).statusCode).toBe(401);
    expect((await file(opal, 'rows=members&language=vi')).statusCode).toBe(400);
  });
});
