import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { seamlessPaths } from '@unisite/shared/contract/seamless';
import { numbersFrom } from '../../../engine/draw.ts';
import { hmac } from '../../../play/fairness.ts';
import { forgetfulJournal, openJournal } from '../../../play/journal.ts';
import type { Table } from '../../../play/round.ts';
import { createSessions, type PlaySession } from '../../../play/session.ts';
import { createSettlements } from '../../../play/settlement.ts';
import { type FakePlatform, startFakePlatform } from '../../../testing/fakePlatform.ts';
import { until } from '../../../testing/openTable.ts';
import { noFaults } from '../../../wallet/faults.ts';
import { createPlatformWallet } from '../../../wallet/platformWallet.ts';
import { fixtureById } from '../engine/fixtures.ts';
import { partsOf } from '../engine/markets.ts';
import { playMatch, scoreOf } from '../engine/match.ts';
import { payoutOf, settledPayout } from '../engine/ticket.ts';
import type { Selection, TicketRequest } from '../wire.ts';
import { createSportsBook, type SportsBook } from './book.ts';

const minute = 60_000;
const stake = 5_000_000;
const key = Buffer.alloc(32, 5);

let platform: FakePlatform;
let folder: string;
let now: number;
let session: PlaySession;
let table: Table;
let book: SportsBook;

async function open(): Promise<void> {
  const clock = (): number => now;
  const wallet = createPlatformWallet({
    platformUrl: platform.url,
    secret: 'a secret',
    patience: 2_000,
    faults: noFaults,
    clock: Date.now,
  });
  const journal = await openJournal(folder);
  const pause = { first: 30, longest: 60 };
  const log = (): void => {};
  const common = { log, clock, pace: () => 0, winPatience: 100 };
  table = { ...common, wallet, journal, pool: null, settlements: createSettlements({ wallet, journal, log, pause }) };
  book = createSportsBook({ key, clock, tables: { real: table, demo: { ...table, journal: forgetfulJournal } }, log });
  const sessions = createSessions({ siteOrigins: [], clock, most: 10, idle: 60 * minute });
  session = sessions.open({
    token: 'token-1',
    playerId: '7',
    gameId: 'derby',
    gameName: 'Derby',
    gameIcon: '',
    lobbyUrl: '',
    currency: 'VND',
    category: 'SPORTS',
    variant: 'derby',
    kind: 'sports',
    prizeMode: null,
    demo: false,
    inPool: false,
    firstStake: stake,
    balance: platform.balance,
  });
}

beforeEach(async () => {
  platform = await startFakePlatform('a secret');
  folder = mkdtempSync(join(tmpdir(), 'book-'));
  now = Date.UTC(2026, 3, 11, 12, 1, 7);
  await open();
});
afterEach(async () => {
  book.close();
  await platform.close();
});

/** The first price of a market, for each of the next matches. */
async function picked(count: number): Promise<Selection[]> {
  const { fixtures } = await book.board(session);
  return fixtures
    .filter(({ phase }) => phase === 'soon')
    .slice(0, count)
    .map(({ id, markets }) => {
      const [market] = markets;
      const price = market?.prices[0];
      if (market === undefined || !price?.odds) throw new Error('nothing is offered');
      return { fixture: id, market: market.kind, line: market.line, pick: price.pick, odds: price.odds };
    });
}

/** A later match of the same league. */
const aheadOf = (fixture: string, by: number): string =>
  fixture.replace(/\d+$/, (number) => String(Number(number) + by));

let actions = 0;
function request(selections: readonly Selection[], more: Partial<TicketRequest> = {}): TicketRequest {
  actions += 1;
  return { actionId: `action-${actions}`, stake, selections, accept: 'none', ...more };
}

const calls = (path: string) => platform.calls.filter((call) => call.path === path);
const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'taken',
    (error) => error.code,
  );

/** Result of a selection's match, replayed from the seed revealed afterwards. */
async function resultOf({ fixture }: Selection): Promise<{ home: number; away: number }> {
  const found = fixtureById(fixture);
  const shown = (await book.board(session)).results.find(({ id }) => id === fixture);
  if (found === null || !shown?.serverSeed) throw new Error('the match is not shown');
  expect(createHash('sha256').update(Buffer.from(shown.serverSeed, 'hex')).digest('hex')).toBe(shown.seedHash);
  const numbers = numbersFrom(hmac, {
    serverSeed: Buffer.from(shown.serverSeed, 'hex'),
    clientSeed: fixture,
    nonce: 0,
  });
  const goals = await playMatch(found.sport, found.chances, numbers);
  expect(scoreOf(goals)).toEqual(shown.score);
  return shown.score;
}

test('a bet is taken at once, stands while its match is played, and is paid minutes later by its result', async () => {
  const before = platform.balance;
  const selections = await picked(1);
  const [selection] = selections;
  if (selection === undefined) throw new Error('nothing to bet on');
  const { ticket, balance } = await book.place(table, session, request(selections));
  expect(ticket.state).toBe('open');
  expect(balance).toBe(before - stake);
  expect(book.pendingCount()).toBe(1);
  expect(calls(seamlessPaths.win)).toHaveLength(0);
  now += 5 * minute;
  await until(async () => (await book.board(session)).tickets[0]?.state !== 'open');
  await until(() => calls(seamlessPaths.win).length > 0);
  const score = await resultOf(selection);
  const due = score.home > score.away ? payoutOf(stake, [selection.odds]) : 0;
  expect(calls(seamlessPaths.win)[0]?.body).toMatchObject({
    roundId: ticket.id,
    amount: due,
    endRound: true,
    token: 'token-1',
  });
  await until(() => readdirSync(folder).filter((name) => name.endsWith('.json')).length === 0);
  expect(platform.balance).toBe(before - stake + due);
  expect(session).toMatchObject({ staked: stake, won: due });
});

test('a bet outlives the process: it is settled by the same matches after a restart, without the session', async () => {
  const before = platform.balance;
  const selections = await picked(2);
  await book.place(table, session, request(selections));
  book.close();
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.json'));
  expect(JSON.parse(readFileSync(join(folder, file), 'utf8'))).toMatchObject({ state: 'standing', stake });
  now += 12 * minute;
  await open();
  book.resume(await (await openJournal(folder)).readAll());
  await until(() => calls(seamlessPaths.win).length > 0);
  const amount = Number(calls(seamlessPaths.win)[0]?.body.amount);
  const odds = selections.map((each) => each.odds);
  expect([0, payoutOf(stake, odds)]).toContain(amount);
  await until(() => readdirSync(folder).filter((name) => name.endsWith('.json')).length === 0);
  expect(platform.balance).toBe(before - stake + amount);
});

test('the same action is one bet, with other words it is a conflict', async () => {
  const asked = request(await picked(1));
  const answers = await Promise.all([book.place(table, session, asked), book.place(table, session, asked)]);
  expect(answers[0]).toEqual(answers[1]);
  expect(calls(seamlessPaths.bet)).toHaveLength(1);
  expect(await codeOf(book.place(table, session, { ...asked, stake: stake * 2 }))).toBe('CONFLICT');
});

test('odds that moved are taken only as the player agreed', async () => {
  const [selection] = await picked(1);
  if (selection === undefined) throw new Error('nothing to bet on');
  const [higher, lower] = [
    { ...selection, odds: selection.odds + 10 },
    { ...selection, odds: selection.odds - 10 },
  ];
  expect(await codeOf(book.place(table, session, request([higher])))).toBe('ODDS_CHANGED');
  expect(await codeOf(book.place(table, session, request([lower])))).toBe('ODDS_CHANGED');
  expect(await codeOf(book.place(table, session, request([higher], { accept: 'better' })))).toBe('ODDS_CHANGED');
  expect(calls(seamlessPaths.bet)).toHaveLength(0);
  const better = await book.place(table, session, request([lower], { accept: 'better' }));
  const any = await book.place(table, session, request([higher], { accept: 'any' }));
  for (const { ticket } of [better, any]) expect(ticket.selections[0]?.odds).toBe(selection.odds);
});

test('what cannot be bet on is refused, and nothing is taken', async () => {
  const [one, two] = await picked(2);
  if (one === undefined || two === undefined) throw new Error('nothing to bet on');
  const results = (await book.board(session)).results[0];
  const cases: [TicketRequest, string][] = [
    [request([one, one]), 'BAD_REQUEST'],
    [request([{ ...one, fixture: 'arena-1-5' }]), 'BAD_REQUEST'],
    [request([{ ...one, fixture: 'football-9-9' }]), 'BAD_REQUEST'],
    [request([{ ...one, fixture: results?.id ?? '' }]), 'SUSPENDED'],
    [request([{ ...one, market: 'handicap', line: -60, pick: 'home' }]), 'SUSPENDED'],
    [request([{ ...one, market: 'overUnder', line: 9, pick: 'home' }]), 'SUSPENDED'],
    [request([{ ...one, line: 1 }]), 'SUSPENDED'],
    [request([{ ...one, fixture: aheadOf(one.fixture, 8 * 24 * 12) }]), 'SUSPENDED'],
    [request([one], { stake: 1 }), 'BAD_STAKE'],
    [request([one], { stake: 10_000_000_000 }), 'BAD_STAKE'],
  ];
  for (const [asked, code] of cases) expect(await codeOf(book.place(table, session, asked))).toBe(code);
  platform.balance = 100;
  expect(await codeOf(book.place(table, session, request([two])))).toBe('INSUFFICIENT_FUNDS');
  expect(readdirSync(folder).filter((name) => name.endsWith('.json'))).toEqual([]);
});

test('a bet whose answer is lost for good is void, and the stake returns', async () => {
  const before = platform.balance;
  const selections = await picked(1);
  platform.fault = ({ path }) => (path === seamlessPaths.bet ? 'lostAnswer' : 'none');
  expect(await codeOf(book.place(table, session, request(selections)))).toBe('PLATFORM_DOWN');
  await until(() => platform.balance === before);
  expect((await book.board(session)).tickets[0]?.state).toBe('void');
  expect(book.pendingCount()).toBe(0);
});

test('no price ever gives more than its margin leaves, at any moment of a match', async () => {
  const seen = new Set<string>();
  for (let step = 0; step < 40; step += 1) {
    now += 7_300;
    const { fixtures } = await book.board(session);
    for (const { markets, suspended, phase, seedHash, serverSeed } of fixtures) {
      expect(serverSeed).toBeNull();
      expect(seedHash).toHaveLength(64);
      seen.add(phase);
      for (const { kind, prices } of markets) {
        const odds = prices.flatMap((price) => (price.odds === null ? [] : [price.odds]));
        if (suspended) expect(odds).toEqual([]);
        if (odds.length === prices.length) {
          const book_ = odds.reduce((sum, each) => sum + 100 / each, 0);
          expect(book_).toBeGreaterThanOrEqual(kind === 'winner' ? 1.06 : 1.05);
        }
      }
    }
  }
  expect(seen).toEqual(new Set(['soon', 'live']));
});

test('bets on a line are paid by the parts they fall into, and together exactly as the rule says', async () => {
  const before = platform.balance;
  const { fixtures } = await book.board(session);
  const coming = fixtures.filter(({ phase }) => phase === 'soon').slice(0, 5);
  const selections = coming.flatMap(({ id, markets }) =>
    markets
      .filter(({ kind }) => kind === 'handicap' || kind === 'overUnder')
      .flatMap(({ kind, line, prices }) =>
        prices.map(({ pick, odds }): Selection => ({ fixture: id, market: kind, line, pick, odds: odds ?? 0 })),
      ),
  );
  expect(selections).toHaveLength(20);
  const ids: string[] = [];
  for (const selection of selections) {
    ids.push((await book.place(table, session, request([selection]))).ticket.id);
  }
  now += 12 * minute;
  await until(() => calls(seamlessPaths.win).length === selections.length);
  await until(() => readdirSync(folder).filter((name) => name.endsWith('.json')).length === 0);
  let paid = 0;
  for (const [index, selection] of selections.entries()) {
    const [shown] = (await book.board(session, { from: null, league: null, chosen: [selection.fixture] })).chosen;
    if (shown?.phase !== 'over') throw new Error('the match is not over');
    const due = settledPayout(stake, [{ odds: selection.odds, parts: partsOf(selection, shown.score) }]);
    const told = calls(seamlessPaths.win).filter(({ body }) => body.roundId === ids[index]);
    expect(told.map(({ body }) => body.amount)).toEqual([due]);
    paid += due;
  }
  expect(platform.balance).toBe(before - selections.length * stake + paid);
});

test('a total that was sold in halves of a goal is settled as it was sold', async () => {
  const [selection] = await picked(1);
  if (selection === undefined) throw new Error('nothing to bet on');
  const kept = { ...selection, market: 'total', line: 5, pick: 'over', odds: 210 };
  const { ticket } = await book.place(table, session, request([selection]));
  book.close();
  const [name = ''] = readdirSync(folder).filter((each) => each.endsWith('.json'));
  const round = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  writeFileSync(join(folder, name), JSON.stringify({ ...round, ticket: { ...round.ticket, selections: [kept] } }));
  now += 12 * minute;
  await open();
  book.resume(await (await openJournal(folder)).readAll());
  await until(() => calls(seamlessPaths.win).length > 0);
  const [shown] = (await book.board(session, { from: null, league: null, chosen: [selection.fixture] })).chosen;
  const goals = (shown?.score.home ?? 0) + (shown?.score.away ?? 0);
  expect(calls(seamlessPaths.win)[0]?.body).toMatchObject({
    roundId: ticket.id,
    amount: goals > 2.5 ? payoutOf(stake, [210]) : 0,
  });
});

test('another time of the week is shown by its league, and what is over there with its result', async () => {
  const day = 24 * 60 * minute;
  const view = { league: 2, chosen: [] };
  const ahead = await book.board(session, { ...view, from: now + 2 * day });
  expect(ahead.results).toEqual([]);
  expect(ahead.fixtures).toHaveLength(6);
  expect(ahead.fixtures.every(({ id, markets }) => id.startsWith('football-2-') && markets.length === 4)).toBe(true);
  const back = await book.board(session, { ...view, from: now - 2 * day });
  expect(back.fixtures).toEqual([]);
  expect(back.results).toHaveLength(6);
  const far = await book.board(session, { ...view, from: now + 30 * day });
  expect([...far.fixtures, ...far.results]).toEqual([]);
});
