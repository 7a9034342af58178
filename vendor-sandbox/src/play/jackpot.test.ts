import { cpSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { seamlessPaths } from '@unisite/shared/contract/seamless';
import { reelsGame } from '../games/reels/server.ts';
import { openJackpotPool } from '../jackpot/pool.ts';
import { createSandbox } from '../sandbox.ts';
import { readSettings } from '../settings.ts';
import { openTable, quick, type TestTable, until } from '../testing/openTable.ts';
import { noFaults } from '../wallet/faults.ts';
import { createPlatformWallet } from '../wallet/platformWallet.ts';
import type { PlayAnswer, PlayState } from '../wire.ts';
import { forgetfulJournal, type Journal } from './journal.ts';
import { playRound } from './round.ts';
import { createSessions } from './session.ts';
import { createSettlements } from './settlement.ts';

const stake = 500_000;
const start = 10_000_000;
/** Every round at the stake wins. */
const everyRound = () => ({ start, turnover: stake });
/** Practically no round wins: one in as many as a draw has numbers. */
const fewVisits = () => ({ start, turnover: stake * 2 ** 32 });

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
  await open(fewVisits);
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

test('free rounds, other games, a guest’s play and play money take no part in it', async () => {
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

/** The sandbox's data during the platform call to `path`, as a process killed then would leave them. */
async function leftAt(path: string): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'sandbox-'));
  table.platform.fault = (call) => {
    if (call.path === path) cpSync(dirname(dirname(table.settings.journalFolder)), copy, { recursive: true });
    return 'none';
  };
  await table.play(await table.enter(), 'action-1', { stake });
  table.platform.fault = () => 'none';
  return copy;
}

/** Starts another sandbox on the remaining data, and waits until nothing is open. */
async function restart(data: string) {
  const settings = readSettings({
    PLATFORM_URL: table.platform.url,
    VENDOR_SECRET: table.settings.vendorSecret,
    DATA_DIR: data,
  });
  table.platform.calls.length = 0;
  const sandbox = await createSandbox({ settings, log: () => {}, patience: quick, jackpotTerms: everyRound });
  await until(() => readdirSync(settings.journalFolder).every((name) => !name.endsWith('.json')));
  await sandbox.close();
  const { VND } = JSON.parse(readFileSync(join(data, 'vendor-sandbox/jackpots.json'), 'utf8'));
  return { pool: VND, calls: table.platform.calls.map((call) => call.path) };
}

test('a process killed before it knows of the stake takes the bet back, and the pool is as it was', async () => {
  await open(everyRound);
  const left = await leftAt(seamlessPaths.bet);
  const before = table.platform.balance;
  const { pool, calls } = await restart(left);
  expect(calls).toEqual([seamlessPaths.rollback]);
  expect(table.platform.balance).not.toBe(before);
  expect(pool).toEqual({ units: start * 100, taken: [], last: null });
});

test('a process killed when the win is due tells it, and the pool is won', async () => {
  await open(everyRound);
  const left = await leftAt(seamlessPaths.win);
  const [journal = ''] = readdirSync(join(left, 'vendor-sandbox/unsettled')).filter((name) => name.endsWith('.json'));
  const round = JSON.parse(readFileSync(join(left, 'vendor-sandbox/unsettled', journal), 'utf8'));
  expect(round).toMatchObject({ state: 'settling', stake });
  const { pool, calls } = await restart(left);
  expect(calls).toEqual([seamlessPaths.win]);
  expect(pool).toMatchObject({ taken: [], last: { amount: start, playerId: '7' } });
});

test('what was taken out is won no sooner than the journal says that the win is due', async () => {
  await open(everyRound);
  const clock = Date.now;
  const { platformUrl, vendorSecret } = table.settings;
  const wallet = createPlatformWallet({ platformUrl, secret: vendorSecret, patience: 2_000, clock, faults: noFaults });
  const folder = mkdtempSync(join(tmpdir(), 'pool-'));
  const file = join(folder, 'jackpots.json');
  const pool = await openJackpotPool({ file, termsIn: everyRound, staked: new Set() });
  const wonWhen: [string, boolean][] = [];
  const journal: Journal = {
    ...forgetfulJournal,
    write: async ({ state }) => void wonWhen.push([state, pool.last('VND') !== null]),
  };
  const log = () => {};
  const settlements = createSettlements({ wallet, journal, log, pause: quick.pause });
  const byHand = { wallet, journal, settlements, pool, log, clock, pace: quick.pace, winPatience: quick.win };
  const session = createSessions({ siteOrigins: [], clock, most: 1, idle: 60_000 }).open({
    token: 'token-1',
    playerId: '7',
    gameId: 'dragon',
    gameName: 'Dragon',
    gameIcon: '',
    lobbyUrl: '',
    currency: 'VND',
    category: 'RNG',
    variant: 'dragon',
    kind: 'reels',
    prizeMode: null,
    demo: false,
    inPool: true,
    firstStake: stake,
    balance: table.platform.balance,
  });
  await playRound(byHand, reelsGame, session, { actionId: 'action-1', choice: { stake } });
  expect(wonWhen).toEqual([
    ['betting', false],
    ['settling', false],
  ]);
  expect(pool.last('VND')?.amount).toBe(start);
});
