import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import {
  bets,
  cancelLotteryBet,
  currentDraw,
  lotteryBets,
  oneLotteryBet,
  type ParsedRequestOf,
  type placeLotteryBets,
} from '@unisite/shared/contract';
import { exclude, limitStakes } from '../../../access/protection/testing/protect.ts';
import { checkInvariants } from '../../../money/ledger/index.ts';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { checkVendorRecords } from '../../seamless/index.ts';
import { type Line, lo2, lotteryTable, northPrizes, type Player, special } from '../testing/lotteryTable.ts';
import { checkTickets } from './checkTickets.ts';

jest.setTimeout(120_000);

const clock = () => new Date();
let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform();
  await platform.owner.query(
    `INSERT INTO market_category (market_code, category, position) VALUES ('VN', 'LOTT', 1), ('VN', 'ELOTT', 2)
     ON CONFLICT DO NOTHING`,
  );
});
afterAll(() => platform?.close());
afterEach(async () => {
  for (const check of [checkInvariants, checkVendorRecords, checkTickets])
    expect(await check(platform.database)).toEqual([]);
});

const codeOf = (envelope: Awaited<ReturnType<typeof buy>>) => (envelope.success ? 'bought' : envelope.code);
const { player, openDraw, draw, pass, settleAll, buy, bought, fundsOf } = lotteryTable(() => platform);

describe('buying', () => {
  test('a slip is one ticket; its stake leaves the wallet, and what it was bought at stands on it', async () => {
    const numero = await openDraw('MB');
    const who = await player(1_000_000);
    const ticket = await bought(who, {
      code: 'MB',
      numero,
      lines: [
        lo2(['16', '61', '86'], 1_000),
        special(['86'], 50_000),
        { bet: 'xien2', selection: [['86', '16', '61']], unitStake: 10_000, units: 1, odds: { all: 17 } },
      ],
    });
    expect(ticket).toMatchObject({ code: 'MB', numero, state: 'open', staked: 161_000, won: 0, lineCount: 3 });
    expect(ticket.id).toMatch(/^L-20990101-[0-9A-Z]{8}$/);
    expect(ticket.lines.map(({ picks, staked, won }) => [picks, staked, won])).toEqual([
      [3, 81_000, null],
      [1, 50_000, null],
      [3, 30_000, null],
    ]);
    expect(ticket.lines[2]?.selection).toEqual([['16', '61', '86']]);
    expect(await fundsOf(who)).toBe(839_000);
    const one = (await platform.call(oneLotteryBet, { id: ticket.id }, who.options)).value;
    expect(one).toEqual(ticket);
    const { rows, total } = (await platform.call(lotteryBets, {}, who.options)).value;
    expect([total, rows[0]?.id]).toEqual([1, ticket.id]);
  });

  test('five hundred lines are bought, five hundred and one are refused', async () => {
    const numero = await openDraw('MB');
    const who = await player();
    const lines = Array.from({ length: 500 }, (_, n) => special([String(n % 100).padStart(2, '0')], 1_000));
    expect(codeOf(await buy(who, { code: 'MB', numero, lines }))).toBe('bought');
    expect(await fundsOf(who)).toBe(9_500_000);
    expect(codeOf(await buy(who, { code: 'MB', numero, lines: [...lines, special(['00'], 1_000)] }))).toBe(
      'BAD_REQUEST',
    );
  });

  test('the same call again is the same ticket; another slip under its key is a conflict', async () => {
    const numero = await openDraw('MB');
    const who = await player(1_000_000);
    const slip = { code: 'MB', numero, lines: [special(['07'], 100_000)] };
    const answers = await Promise.all(Array.from({ length: 5 }, () => buy(who, slip, 'slip-0001')));
    const ids = new Set(answers.map((one) => (one.success ? one.value.id : one.code)));
    expect(ids.size).toBe(1);
    expect(await fundsOf(who)).toBe(900_000);
    expect(codeOf(await buy(who, { ...slip, lines: [special(['08'], 100_000)] }, 'slip-0001'))).toBe('CONFLICT');
  });

  test('of slips at once no more are bought than the wallet holds', async () => {
    const numero = await openDraw('MB');
    const who = await player(250_000);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => buy(who, { code: 'MB', numero, lines: [special(['07'], 100_000)] })),
    );
    expect(answers.map(codeOf).sort()).toEqual([...Array(4).fill('INSUFFICIENT_BALANCE'), 'bought', 'bought']);
    expect(await fundsOf(who)).toBe(50_000);
  });

  test('what is wrong with a line is said of that line, and nothing is bought', async () => {
    const numero = await openDraw('MB');
    const who = await player(1_000_000);
    const xien = (selection: string[][]): Line => ({
      bet: 'xien2',
      selection,
      unitStake: 10_000,
      units: 1,
      odds: { all: 17 },
    });
    const cases: readonly (readonly [Line, string])[] = [
      [{ ...special(['07'], 1_000), bet: 'lo9' }, 'SLIP_INVALID'],
      [special(['7'], 1_000), 'SLIP_INVALID'],
      [special(['\u0000'], 1_000), 'BAD_REQUEST'],
      [xien([['07', '07']]), 'SLIP_INVALID'],
      [xien([['07']]), 'SLIP_INVALID'],
      [xien([['07'], ['38']]), 'SLIP_INVALID'],
      [special(['07'], 499), 'SLIP_INVALID'],
      [special(['07'], 10_000_000), 'SLIP_INVALID'],
      [special(['07'], 1_000.005), 'BAD_REQUEST'],
      [{ ...special(['07'], 1_000), odds: { all: 99 } }, 'ODDS_CHANGED'],
      [{ ...special(['07'], 1_000), odds: {} }, 'ODDS_CHANGED'],
      [{ ...lo2(['07'], 1_000), units: 1 }, 'ODDS_CHANGED'],
    ];
    for (const [line, code] of cases) {
      const answer = await buy(who, { code: 'MB', numero, lines: [special(['01'], 1_000), line] });
      expect([codeOf(answer), line]).toEqual([code, line]);
      if (!answer.success && code !== 'BAD_REQUEST') expect(Object.keys(answer.fields ?? {})).toEqual(['lines.1']);
    }
    expect(await fundsOf(who)).toBe(1_000_000);
  });

  test('a slip of millions of picks is refused at once, and others are served meanwhile', async () => {
    const numero = await openDraw('SSC_1');
    const who = await player(1_000_000);
    const all = Array.from({ length: 10 }, (_, digit) => String(digit));
    const { offers } = (await platform.call(currentDraw, { code: 'SSC_1' })).value;
    const odds = offers.find(({ bet }) => bet === 'star5Straight')?.odds ?? 0;
    const line = (rows: string[][]): Line => ({
      bet: 'star5Straight',
      selection: rows,
      unitStake: 1_000,
      units: 1,
      odds: { all: odds },
    });
    const tenThousand = line([['0'], all, all, all, all]);
    const refused = await buy(who, { code: 'SSC_1', numero, lines: Array.from({ length: 500 }, () => tenThousand) });
    expect(codeOf(refused)).toBe('SLIP_INVALID');
    if (!refused.success) expect(Object.keys(refused.fields ?? {})).toHaveLength(498);
    expect(codeOf(await buy(who, { code: 'SSC_1', numero, lines: [line([all, all, all, all, all])] }))).toBe(
      'SLIP_INVALID',
    );
  });

  test('a draw is closed by the clock of the database, to the millisecond', async () => {
    const numero = await openDraw('MB', -0.001);
    const who = await player();
    expect(codeOf(await buy(who, { code: 'MB', numero, lines: [special(['07'], 1_000)] }))).toBe('DRAW_CLOSED');
    expect(codeOf(await buy(who, { code: 'MB', numero: '20990102', lines: [special(['07'], 1_000)] }))).toBe(
      'DRAW_CLOSED',
    );
    expect(codeOf(await buy(who, { code: 'XX', numero, lines: [special(['07'], 1_000)] }))).toBe('LOTTERY_UNKNOWN');
  });

  test("limits and breaks of the member's count, and what is refused takes no room in the draw", async () => {
    const numero = await openDraw('MB');
    const [limited, excluded] = [await player(), await player()];
    await limitStakes(platform.owner, limited.id, 15_000_00, clock());
    await exclude(platform.owner, excluded.id, clock());
    const slip = { code: 'MB', numero, lines: [special(['07'], 10_000)] };
    expect(codeOf(await buy(limited, slip))).toBe('bought');
    const refused = await buy(limited, slip);
    expect(codeOf(refused)).toBe('STAKE_LIMIT');
    if (!refused.success) expect(refused.message).toContain('5\u00a0000');
    expect(codeOf(await buy(excluded, slip))).toBe('SELF_EXCLUDED');
    expect(codeOf(await buy(limited, { ...slip, lines: [special(['07'], 5_000)] }))).toBe('bought');
    const rows = await platform.owner.query<{ staked: string; payout: string }>(
      'SELECT e.staked, e.payout FROM lottery_exposure e JOIN draw d ON d.id = e.draw_id WHERE d.numero = $1',
      [numero],
    );
    expect(rows).toEqual([{ staked: '1500000', payout: String(15_000_00 * 85) }]);
  });
});

describe('the limit of a pick', () => {
  test('is never gone over, however many buy at once; who comes too late is told what is left', async () => {
    const numero = await openDraw('MB');
    // 1,500,000,000 at 85: seven times 2,500,000 leave room for 147,058 more
    const players = await Promise.all(Array.from({ length: 10 }, () => player()));
    const stake = 2_350_000;
    const answers = await Promise.all(
      players.map((who) => buy(who, { code: 'MB', numero, lines: [special(['11'], 1_000), special(['68'], stake)] })),
    );
    expect(answers.map(codeOf).sort()).toEqual([...Array(3).fill('NUMBERS_FULL'), ...Array(7).fill('bought')]);
    const late = answers.find((answer) => !answer.success);
    if (late && !late.success) expect(Object.keys(late.fields ?? {})).toEqual(['lines.1']);
    const [kept] = await platform.owner.query<{ payout: string }>(
      `SELECT e.payout FROM lottery_exposure e JOIN draw d ON d.id = e.draw_id WHERE d.numero = $1 AND e.pick = '68'`,
      [numero],
    );
    expect(kept?.payout).toBe(String(7 * stake * 100 * 85));
    const { scarce } = (await platform.call(currentDraw, { code: 'MB' })).value;
    const left = 1_500_000_000 - 7 * stake * 85;
    expect(scarce).toEqual([{ bet: 'deSpecial', pick: '68', left, used: Math.floor((7 * stake * 85) / 15_000_000) }]);
    const ninth = players[answers.findIndex((answer) => !answer.success)];
    if (!ninth) throw new Error('nobody was late');
    expect(codeOf(await buy(ninth, { code: 'MB', numero, lines: [special(['11'], 1_000)] }))).toBe('bought');
  });

  test('comes back with a ticket that is cancelled', async () => {
    const numero = await openDraw('MB');
    const [first, second] = [await player(1_000_000_000), await player(1_000_000_000)];
    // the maximum of one line is below the limit of the pick: several lines fill it
    const full = { code: 'MB', numero, lines: Array.from({ length: 7 }, () => special(['68'], 2_350_000)) };
    const { id } = await bought(first, full);
    expect(codeOf(await buy(second, full))).toBe('NUMBERS_FULL');
    const cancelled = (await platform.call(cancelLotteryBet, { id }, first.options)).value;
    expect(cancelled).toMatchObject({ state: 'cancelled', won: 0 });
    expect(await fundsOf(first)).toBe(1_000_000_000);
    expect(codeOf(await buy(second, full))).toBe('bought');
  });
});

describe('cancelling', () => {
  test('returns the stake once, to its owner alone, and not after the close', async () => {
    const numero = await openDraw('MB');
    const [who, other] = [await player(1_000_000), await player()];
    const { id } = await bought(who, { code: 'MB', numero, lines: [special(['07'], 100_000)] });
    const cancel = async ({ options }: Player, ticket: string) => {
      const { envelope } = await platform.call(cancelLotteryBet, { id: ticket }, options);
      return envelope.success ? envelope.value.state : envelope.code;
    };
    expect(await cancel(other, id)).toBe('NOT_FOUND');
    const answers = await Promise.all(Array.from({ length: 4 }, () => cancel(who, id)));
    expect(answers.sort()).toEqual(['ALREADY_CLOSED', 'ALREADY_CLOSED', 'ALREADY_CLOSED', 'cancelled']);
    expect(await fundsOf(who)).toBe(1_000_000);

    const late = await bought(who, { code: 'MB', numero, lines: [special(['07'], 100_000)] });
    await platform.owner.query('UPDATE draw SET closes_at = clock_timestamp() WHERE numero = $1', [numero]);
    expect(await cancel(who, late.id)).toBe('DRAW_CLOSED');
    expect(await fundsOf(who)).toBe(900_000);
  });
});

describe('settling', () => {
  test('pays each line by the odds on it, whatever they are by then', async () => {
    const numero = await openDraw('MB');
    const who = await player(1_000_000);
    const { id } = await bought(who, {
      code: 'MB',
      numero,
      lines: [
        lo2(['26', '62', '79'], 1_000),
        special(['79'], 50_000),
        { bet: 'xien2', selection: [['26', '79']], unitStake: 20_000, units: 1, odds: { all: 17 } },
      ],
    });
    await platform.owner.query(`UPDATE lottery_offer SET odds = 100 WHERE bet = 'xien2'`);
    await draw(
      'MB',
      numero,
      northPrizes('00', [
        ['DB', 0, '47298'],
        ['G1', 0, '48426'],
        ['G5', 1, '2526'],
        ['G3', 5, '94579'],
      ]),
    );
    await settleAll();
    const ticket = (await platform.call(oneLotteryBet, { id }, who.options)).value;
    expect(ticket).toMatchObject({ state: 'won', staked: 151_000, won: 638_200 });
    expect(ticket.lines.map(({ won }) => won)).toEqual([298_200, 0, 340_000]);
    expect(ticket.prizes?.[0]).toEqual({ rank: 'DB', numbers: ['47298'] });
    expect(await fundsOf(who)).toBe(849_000 + 638_200);
    await settleAll();
    expect(await fundsOf(who)).toBe(849_000 + 638_200);
    expect((await platform.call(cancelLotteryBet, { id }, who.options)).envelope).toMatchObject({
      code: 'ALREADY_CLOSED',
    });
  });

  test('a ticket stands in the betting record like any bet', async () => {
    const numero = await openDraw('MB');
    const who = await player(1_000_000);
    await platform.owner.query(
      `INSERT INTO vendor (code, name, style, account_type_id, position) VALUES ('HOUSE', 'House', 'lacquer', 1, 1)`,
    );
    await platform.owner.query(
      `INSERT INTO game (id, vendor_code, category, variant, name_vi, name_en, rtp, volatility, added_at)
       VALUES ('MB', 'HOUSE', 'LOTT', 'drum', 'Miền Bắc', 'Northern', 90, 'high', now())`,
    );
    const { id } = await bought(who, { code: 'MB', numero, lines: [special(['07'], 10_000)] });
    const record = async () => (await platform.call(bets, {}, who.options)).value.rows[0];
    expect(await record()).toMatchObject({ reference: id, staked: 10_000, won: 0, state: 'open', category: 'LOTT' });
    await draw('MB', numero, northPrizes('00', [['DB', 0, '12307']]));
    await settleAll();
    expect(await record()).toMatchObject({
      reference: id,
      staked: 10_000,
      won: 850_000,
      net: 840_000,
      state: 'settled',
    });
  });

  test('many tickets, several at it at once: each is settled and paid once', async () => {
    const numero = await openDraw('MB');
    const players = await Promise.all(Array.from({ length: 6 }, () => player(100_000_000)));
    await Promise.all(
      players.flatMap((who) =>
        Array.from({ length: 8 }, (_, n) =>
          bought(who, { code: 'MB', numero, lines: [special([n % 2 === 0 ? '07' : '08'], 10_000)] }),
        ),
      ),
    );
    await draw('MB', numero, northPrizes('00', [['DB', 0, '12307']]));
    await Promise.all([settleAll(), settleAll(), settleAll()]);
    await settleAll();
    for (const who of players) expect(await fundsOf(who)).toBe(100_000_000 - 80_000 + 4 * 850_000);
    const states = await platform.owner.query<{ state: string; count: number }>(
      `SELECT t.state, count(*)::int AS count FROM lottery_ticket t JOIN draw d ON d.id = t.draw_id
       WHERE d.numero = $1 GROUP BY t.state ORDER BY t.state`,
      [numero],
    );
    expect(states).toEqual([
      { state: 'lost', count: 24 },
      { state: 'won', count: 24 },
    ]);
  });

  test('a bet that ties gives its stake back', async () => {
    const numero = await openDraw('11X5_1');
    const who = await player(1_000_000);
    const { offers } = (await platform.call(currentDraw, { code: '11X5_1' })).value;
    const offer = offers.find(({ bet }) => bet === 'ballSides');
    if (!offer) throw new Error('no offer');
    const line: ParsedRequestOf<typeof placeLotteryBets>['lines'][number] = {
      bet: 'ballSides',
      selection: [['big', 'small'], [], [], [], []],
      units: 1,
      odds: { all: offer.odds },
      unitStake: 10_000 as ParsedRequestOf<typeof placeLotteryBets>['lines'][number]['unitStake'],
    };
    const { id } = await bought(who, { code: '11X5_1', numero, lines: [line] });
    await draw('11X5_1', numero, [{ rank: 'BALLS', numbers: ['11', '01', '02', '03', '04'] }]);
    await settleAll();
    expect((await platform.call(oneLotteryBet, { id }, who.options)).value).toMatchObject({
      state: 'won',
      won: 20_000,
    });
    expect(await fundsOf(who)).toBe(1_000_000);
  });
});

test('the draw before it comes along: awaited, drawn, settled, void', async () => {
  const numero = await openDraw('SSC_1');
  const previous = async () => (await platform.call(currentDraw, { code: 'SSC_1' })).value.previous;
  await pass('SSC_1', numero);
  expect(await previous()).toMatchObject({ numero, prizes: null, isVoid: false, isSettled: false });
  const prizes = [{ rank: 'BALLS', numbers: ['7', '0', '4', '1', '6'] }];
  await draw('SSC_1', numero, prizes);
  expect(await previous()).toMatchObject({ numero, prizes, isSettled: false });
  await settleAll();
  expect(await previous()).toMatchObject({ numero, isSettled: true });
  await platform.owner.query('UPDATE draw SET voided_at = now() WHERE numero = $1', [numero]);
  expect(await previous()).toMatchObject({ numero, isVoid: true });
});

test('the draw that tickets are sold for comes with odds, units, limits and what they return', async () => {
  const numero = await openDraw('MB', 300);
  const { draw: next, offers, form } = (await platform.call(currentDraw, { code: 'MB' })).value;
  expect([next?.numero, form]).toEqual([numero, 'north']);
  expect(offers.find(({ bet }) => bet === 'lo2')).toMatchObject({ class: 'all', odds: 99.4, units: 27, least: 500 });
  expect(offers.find(({ bet }) => bet === 'lo2')?.returnToPlayer).toBeCloseTo(0.994, 10);
});
