import { afterEach, expect, test } from '@jest/globals';
import { seamlessPaths } from '@unisite/shared/contract/seamless';
import { openTable, quick, type TestTable, until } from '../testing/openTable.ts';
import type { PlayAnswer, PlayState } from '../wire.ts';

const stake = 500_000;
const start = 10_000_000;
/** Every round of the stake wins. */
const everyRound = () => ({ start, turnover: stake });
/** None does, but for one in as many as numbers are drawn from. */
const hardlyAny = () => ({ start, turnover: stake * 2 ** 32 });

let table: TestTable;
afterEach(() => table.close());
const open = async (terms: typeof everyRound) => {
  table = await openTable(quick, terms);
};
const poolOf = async (session: string) => (await table.state(session)).json<PlayState>().pool;

test('a round that draws the lot is paid the pool with what the reels pay, in one win', async () => {
  await open(everyRound);
  const session = await table.enter();
  const before = table.platform.balance;
  expect(await poolOf(session)).toBe(start);
  const { round, pool, balance } = (await table.play(session, 'action-1', { stake })).json<PlayAnswer>();
  expect(round.lot).toEqual({ lots: 1, won: start });
  expect(round.won).toBeGreaterThanOrEqual(start);
  expect(balance).toBe(before - stake + round.won);
  const wins = table.platform.calls.filter(({ path }) => path === seamlessPaths.win);
  expect(wins.map(({ body }) => body.amount)).toEqual([round.won]);
  expect(pool).toBe(start + stake / 100);
});

test('a round that draws another lot leaves its share there, once, however often it is sent', async () => {
  await open(hardlyAny);
  const session = await table.enter();
  await Promise.all([1, 2, 3].map(() => table.play(session, 'action-1', { stake })));
  expect(await poolOf(session)).toBe(start + stake / 100);
});

test.each([
  ['is refused', { status: 409, code: 'INSUFFICIENT_FUNDS' }],
  ['is never answered', 'lostAnswer'],
] as const)('a round whose bet %s wins nothing of the pool, and the pool is as it was', async (_how, fault) => {
  await open(everyRound);
  const session = await table.enter();
  const before = table.platform.balance;
  table.platform.fault = ({ path }) => (path === seamlessPaths.bet ? fault : 'none');
  expect((await table.play(session, 'action-1', { stake })).statusCode).not.toBe(200);
  await until(() => table.platform.balance === before);
  expect(await poolOf(session)).toBe(start);
  const [round] = (await table.state(session)).json<PlayState>().history;
  expect([round?.state, round?.won]).toEqual(['void', 0]);
});

test('free rounds, other games, a guest’s play and play money have no part in it', async () => {
  await open(everyRound);
  const endsAt = new Date(Date.now() + 3_600_000).toISOString();
  table.platform.freeRounds = [{ id: '12', left: 1, stake, endsAt }];
  const session = await table.enter();
  const { app } = table.sandbox;
  const headers = { 'x-play-session': session };
  const payload = { actionId: 'action-1', choice: { stake }, freeRounds: '12' };
  const free = (await app.inject({ method: 'POST', url: '/api/play', headers, payload })).json<PlayAnswer>();
  expect([free.round.lot, free.pool]).toEqual([undefined, start]);

  const plinko = await table.enter('EGAME.plinko');
  const other = await table.play(plinko, 'action-1', { rows: 16, risk: 'high', stake });
  expect(other.json<PlayAnswer>()).toMatchObject({ pool: null });
  expect(other.json<PlayAnswer>().round.lot).toBeUndefined();

  table.platform.playMoney = true;
  const guest = await table.enter();
  const played = (await table.play(guest, 'action-2', { stake })).json<PlayAnswer>();
  expect([played.round.state, played.round.lot, played.pool]).toEqual(['settled', undefined, null]);
  expect(await poolOf(session)).toBe(start);
});
