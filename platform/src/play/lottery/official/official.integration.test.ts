import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { cancelLotteryBet, drawProof, inbox, liveDrawing, oneLotteryBet } from '@unisite/shared/contract';
import { resultsProvider } from '@unisite/shared/contract/operatorsLottery';
import type { Prizes } from '@unisite/shared/lottery';
import { Registry } from 'prom-client';
import { silentLog } from '../../../foundation/log/log.ts';
import { JobRunner } from '../../../foundation/schedule/jobRunner.ts';
import { checkInvariants, debtOf } from '../../../money/ledger/index.ts';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { checkVendorRecords } from '../../seamless/index.ts';
import { settleNext } from '../settlement/settleDraws.ts';
import { lo2, lotteryTable, northPrizes, type Player, special } from '../testing/lotteryTable.ts';
import { checkTickets } from '../tickets/checkTickets.ts';
import { type Entered, enterResult } from './enterResult.ts';
import { holdDraw, setResult, voidHeldDraw } from './setResult.ts';
import { takeResultsJob } from './takeResultsJob.ts';

jest.setTimeout(120_000);

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
  await settleAll();
  for (const check of [checkInvariants, checkVendorRecords, checkTickets])
    expect(await check(platform.database)).toEqual([]);
});

const { player, openDraw, pass, draw, settleAll, bought, buy, fundsOf } = lotteryTable(() => platform);

const won86 = northPrizes('00', [['DB', 0, '12386']]);
const won16 = northPrizes('00', [['DB', 0, '12316']]);

const enter = (numero: string, by: string, prizes: Prizes, code = 'MB'): Promise<Entered> =>
  platform.database.transaction(async (q) => {
    const held = await holdDraw(q, code, numero);
    if (!held) throw new Error('no such draw');
    return enterResult(q, held, { prizes, by, why: 'typed in', at: new Date() });
  });
const voidDraw = (numero: string, code = 'MB') =>
  platform.database.transaction(async (q) => {
    const held = await holdDraw(q, code, numero);
    if (!held) throw new Error('no such draw');
    await voidHeldDraw(q, held, { givenBy: ['ops', 'duty'], why: 'the machine broke', at: new Date() });
  });
const ticketOf = async ({ options }: Player, id: string) => (await platform.call(oneLotteryBet, { id }, options)).value;
const inboxOf = async ({ options }: Player) =>
  (await platform.call(inbox, { page: 1, pageSize: 20 }, options)).value.rows.map(({ title }) => title);
const debtIn = ({ id }: Player) => debtOf(platform.database, { memberId: id, currency: 'VND' });

test('a result counts once two have entered the same, and tickets are settled by it', async () => {
  const numero = await openDraw('MB');
  const who = await player(1_000_000);
  const { id } = await bought(who, { code: 'MB', numero, lines: [special(['86'], 10_000)] });
  expect(await enter(numero, 'ops', won86)).toEqual({ state: 'notDrawn' });
  await pass('MB', numero);
  expect(await enter(numero, 'ops', won86)).toEqual({ state: 'waits' });
  // entering it twice still counts as one party
  expect(await enter(numero, 'ops', won86)).toEqual({ state: 'waits' });
  expect(await enter(numero, 'duty', won16)).toEqual({ state: 'differs' });
  await settleAll();
  expect((await ticketOf(who, id)).state).toBe('open');
  expect(await enter(numero, 'duty', won86)).toEqual({ state: 'set', revision: 0, by: ['ops', 'duty'] });
  await settleAll();
  expect(await ticketOf(who, id)).toMatchObject({ state: 'won', won: 850_000 });
  expect(await fundsOf(who)).toBe(1_840_000);
  // settlement of a ticket sends no message
  expect(await inboxOf(who)).toEqual([]);
});

test('what cannot be a result, or of such a draw, is not taken', async () => {
  const numero = await openDraw('MB');
  await pass('MB', numero);
  const short = won86.slice(1);
  expect(await enter(numero, 'ops', short)).toEqual({ state: 'faults', faults: [{ rank: 'DB', place: 0 }] });
  expect(await enter(numero, 'ops', northPrizes('00', [['G7', 2, '0\u0000']]))).toEqual({
    state: 'faults',
    faults: [{ rank: 'G7', place: 2 }],
  });
  await enter(numero, 'ops', won86);
  await enter(numero, 'duty', won86);
  expect(await enter(numero, 'ops', won86)).toEqual({ state: 'unchanged' });
  const house = await openDraw('SSC_1');
  await pass('SSC_1', house);
  expect(await enter(house, 'ops', [{ rank: 'BALLS', numbers: ['1', '2', '3', '4', '5'] }], 'SSC_1')).toEqual({
    state: 'notOfficial',
  });
  await voidDraw(numero);
  expect(await enter(numero, 'ops', won16)).toEqual({ state: 'void' });
});

test('a correction pays on and takes back by entries, once, and tells each member', async () => {
  const numero = await openDraw('MB');
  const [loser, winner, other] = [await player(1_000_000), await player(1_000_000), await player(1_000_000)];
  const first = await bought(loser, { code: 'MB', numero, lines: [special(['86'], 10_000), lo2(['86'], 1_000)] });
  const second = await bought(winner, { code: 'MB', numero, lines: [special(['16'], 10_000)] });
  await bought(other, { code: 'MB', numero, lines: [special(['44'], 10_000)] });
  await pass('MB', numero);
  await enter(numero, resultsProvider, won86);
  await enter(numero, 'ops', won86);
  await settleAll();
  // 85 x 10,000, and 99.4 x 1,000 for the one result of 27 that ends in 86
  expect(await fundsOf(loser)).toBe(1_000_000 - 37_000 + 850_000 + 99_400);

  expect(await enter(numero, resultsProvider, won16)).toEqual({ state: 'waits' });
  expect(await enter(numero, 'duty', won16)).toEqual({ state: 'set', revision: 1, by: [resultsProvider, 'duty'] });
  await settleAll();
  await settleAll();
  expect(await fundsOf(loser)).toBe(1_000_000 - 37_000);
  expect(await fundsOf(winner)).toBe(1_000_000 - 10_000 + 850_000);
  expect(await ticketOf(loser, first.id)).toMatchObject({ state: 'lost', won: 0, lines: [{ won: 0 }, { won: 0 }] });
  expect(await ticketOf(winner, second.id)).toMatchObject({ state: 'won', won: 850_000 });
  expect((await inboxOf(loser)).concat(await inboxOf(winner))).toEqual([
    expect.stringContaining('đính chính'),
    expect.stringContaining('đính chính'),
  ]);
  expect(await inboxOf(other)).toEqual([]);

  // corrected back: the first result takes effect again
  await enter(numero, 'ops', won86);
  await enter(numero, 'duty', won86);
  await settleAll();
  expect(await fundsOf(loser)).toBe(1_000_000 - 37_000 + 949_400);
  expect(await fundsOf(winner)).toBe(990_000);
  const { value } = await platform.call(drawProof, { code: 'MB', numero });
  expect(value).toMatchObject({ seedHash: null, seed: null, prizes: won86, isVoid: false });
  expect(value.results.map(({ source }) => source)).toEqual(['provider', 'provider', 'operators']);
  expect(JSON.stringify(value)).not.toContain('duty');
});

test('what is taken back and not in the wallet any more is owed, and collected first', async () => {
  const numero = await openDraw('MB');
  const who = await player(100_000);
  await bought(who, { code: 'MB', numero, lines: [special(['86'], 10_000)] });
  await pass('MB', numero);
  await enter(numero, 'ops', won86);
  await enter(numero, 'duty', won86);
  await settleAll();
  const next = await openDraw('MB');
  await bought(who, { code: 'MB', numero: next, lines: [special(['01'], 900_000)] });
  await enter(numero, 'ops', won16);
  await enter(numero, 'duty', won16);
  await settleAll();
  // 100,000 - 10,000 + 850,000 - 900,000 was left
  expect(await fundsOf(who)).toBe(0);
  expect(await debtIn(who)).toBe(81_000_000n);
});

test('a draw is voided before and after it was settled: stakes return, wins are taken back, and nothing is sold', async () => {
  const numero = await openDraw('MB');
  const who = await player(1_000_000);
  const open = await bought(who, { code: 'MB', numero, lines: [special(['86'], 10_000)] });
  const given = await bought(who, { code: 'MB', numero, lines: [special(['16'], 20_000)] });
  await platform.call(cancelLotteryBet, { id: given.id }, who.options);
  await voidDraw(numero);
  const refused = await buy(who, { code: 'MB', numero, lines: [special(['86'], 10_000)] });
  expect(refused).toMatchObject({ success: false, code: 'DRAW_CLOSED' });
  await settleAll();
  expect(await fundsOf(who)).toBe(1_000_000);
  expect((await ticketOf(who, open.id)).state).toBe('voided');
  expect((await ticketOf(who, given.id)).state).toBe('cancelled');
  expect(await inboxOf(who)).toEqual([expect.stringContaining('bị huỷ')]);

  const later = await openDraw('MB');
  const won = await bought(who, { code: 'MB', numero: later, lines: [special(['86'], 10_000)] });
  await draw('MB', later, won86);
  await settleAll();
  expect(await fundsOf(who)).toBe(1_840_000);
  await voidDraw(later);
  await settleAll();
  expect(await fundsOf(who)).toBe(1_000_000);
  expect(await ticketOf(who, won.id)).toMatchObject({ state: 'voided', won: 0 });
});

test('a house draw whose seed is lost is voided, and has no result', async () => {
  const numero = await openDraw('SSC_1');
  await pass('SSC_1', numero);
  await voidDraw(numero, 'SSC_1');
  await settleAll();
  const { value } = await platform.call(drawProof, { code: 'SSC_1', numero });
  expect(value).toMatchObject({ isVoid: true, seed: null, prizes: null, results: [{ prizes: null }] });
});

test('of many who enter at once the first two make the result, and it is settled once', async () => {
  const numero = await openDraw('MB');
  const who = await player(1_000_000);
  await bought(who, { code: 'MB', numero, lines: [special(['86'], 10_000)] });
  await pass('MB', numero);
  const entered = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((by) => enter(numero, by, won86)));
  expect(entered.map(({ state }) => state).sort()).toEqual(
    ['set', 'unchanged', 'unchanged', 'unchanged', 'unchanged', 'waits'].sort(),
  );
  await Promise.all(Array.from({ length: 4 }, () => settleNext(platform.database, () => new Date())));
  await settleAll();
  expect(await fundsOf(who)).toBe(1_840_000);
});

test('a correction beside a settlement begins it anew and pays nothing twice', async () => {
  const numero = await openDraw('MB');
  const who = await player(1_000_000);
  await bought(who, { code: 'MB', numero, lines: [special(['86'], 10_000)] });
  await pass('MB', numero);
  await enter(numero, 'ops', won86);
  await enter(numero, 'duty', won86);
  const correction = platform.database.transaction(async (q) => {
    const held = await holdDraw(q, 'MB', numero);
    if (!held) throw new Error('no such draw');
    await setResult(q, held, { prizes: won16, givenBy: ['ops', 'duty'], why: 'wrong', at: new Date() });
  });
  await Promise.all([correction, settleNext(platform.database, () => new Date())]);
  await settleAll();
  expect(await fundsOf(who)).toBe(990_000);
});

test('a drawing shows what is out until its result counts; then its tickets are settled', async () => {
  const numero = await openDraw('MB');
  const who = await player(1_000_000);
  await bought(who, { code: 'MB', numero, lines: [special(['86'], 10_000)] });
  const shown = async () => {
    const { drawing } = (await platform.call(liveDrawing, { code: 'MB' })).value;
    // those of other tests stay pending
    return drawing?.numero === numero ? drawing : null;
  };
  expect(await shown()).toBeNull();
  await pass('MB', numero);
  expect(await shown()).toMatchObject({ numero, prizes: [] });

  const some = [{ rank: 'G7', numbers: ['00', '00'] }];
  const whole: Prizes = won86;
  let asked = 0;
  let isFinal = false;
  const jobs = new JobRunner({ log: silentLog, metrics: new Registry() });
  const taking = takeResultsJob(platform.services, async (draw) => {
    asked += 1;
    const { code } = draw;
    if (draw.numero !== numero) return { code, numero: draw.numero, state: 'waiting', prizes: [] };
    const prizes = (isFinal ? whole : some).map(({ rank, numbers }) => ({ rank, numbers: [...numbers] }));
    return { code, numero, state: isFinal ? 'final' : 'drawing', prizes };
  });
  jobs.start([taking]);
  const until = async (holds: () => Promise<boolean>) => {
    for (let turn = 0; turn < 200 && !(await holds()); turn += 1) await new Promise((done) => setTimeout(done, 50));
  };
  await until(async () => (await shown())?.prizes.length === 1);
  expect((await shown())?.prizes).toEqual(some);
  isFinal = true;
  await until(async () => (await shown()) === null);
  await jobs.stop();
  await settleAll();
  expect(await fundsOf(who)).toBe(1_840_000);
  // it is polled, not hammered
  expect(asked).toBeLessThan(60);
});
