import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { verify } from '../client/verify.ts';
import type { Engine } from '../engine/engine.ts';
import { openTable, type TestTable } from '../testing/openTable.ts';
import { addressSignature } from '../wallet/signature.ts';
import type { Fairness, PlayAnswer, PlayState, Round } from '../wire.ts';
import { engine as baccarat } from './baccarat/engine/engine.ts';
import { engine as fishing } from './fishing/engine/engine.ts';
import { engine as plinko } from './plinko/engine/engine.ts';
import { engine as sicbo } from './sicbo/engine/engine.ts';

let table: TestTable;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table.close());

/** Opens a title with play money and returns its page and session. */
async function enter(category: string, variant: string): Promise<{ session: string; body: string }> {
  const query = new URLSearchParams({
    demo: '1',
    lang: 'en',
    category,
    variant,
    name: 'A title',
    currency: 'VND',
    icon: '',
    lobby: 'http://localhost:3000/live',
    expires: String(Date.now() + 60_000),
  });
  const signed = `/play/a-title?${query}`;
  const url = `${signed}&signature=${addressSignature(table.settings.vendorSecret, signed)}`;
  const { body } = await table.sandbox.app.inject({ url });
  return { session: /name="play-session" content="([^"]*)"/.exec(body)?.[1] ?? '', body };
}

const bets = (...spots: string[]) => spots.map((spot) => ({ spot, amount: 500_000 }));

type Case = readonly [title: string, category: string, variant: string, kind: string, choice: object, engine: unknown];
const games: readonly Case[] = [
  ['baccarat', 'LIVE', 'baccarat', 'baccarat', { mode: 'baccarat', bets: bets('banker', 'playerPair') }, baccarat],
  ['dragon tiger', 'LIVE', 'dragonTiger', 'baccarat', { mode: 'dragontiger', bets: bets('tiger', 'tie') }, baccarat],
  ['sic bo', 'LIVE', 'sicbo', 'sicbo', { bets: bets('big', 'total-9', 'combination-2-5') }, sicbo],
  ['a sea with its boss', 'FISH', 'octopus', 'fishing', { sea: 'trench', cannon: 50_000, shots: [0, 8, 8] }, fishing],
  ['plinko', 'EGAME', 'plinko', 'plinko', { rows: 16, risk: 'high', stake: 500_000 }, plinko],
];

test.each(games)('a round of %s costs its stake once, and its revealed seed gives it again', async (...given) => {
  const [, category, variant, kind, choice, itsEngine] = given;
  // Each case's engine matches its choice; the table keeps them together.
  const engine = itsEngine as Engine<unknown, unknown>;
  const { session, body } = await enter(category, variant);
  expect(body).toContain(`data-game-kind="${kind}"`);
  const stateNow = async () => (await table.state(session)).json<PlayState>();
  const before = (await stateNow()).balance;
  const played = (await table.play(session, 'action-1', choice)).json<PlayAnswer>();
  const again = (await table.play(session, 'action-1', choice)).json<PlayAnswer>();
  expect(again).toEqual(played);
  expect(played.balance).toBe(before - played.round.stake + played.round.won);
  await table.play(session, 'action-2', choice);
  const { history, balance } = await stateNow();
  expect(history).toHaveLength(2);
  expect(balance).toBe(history.reduce((sum, { stake, won }) => sum - stake + won, before));

  const headers = { 'x-play-session': session };
  const answer = await table.sandbox.app.inject({ method: 'POST', url: '/api/fairness', headers, payload: {} });
  const [seed] = answer.json<Fairness>().revealed;
  const [last] = history;
  if (!seed || !last) throw new Error('two rounds were played');
  expect(await verify(engine, seed, history)).toEqual({ kind: 'good', rounds: 2 });
  const forged: Round = { ...last, won: last.won + 100 };
  expect(await verify(engine, seed, [forged])).toEqual({ kind: 'wrongRounds', rounds: 1 });
});

test('a title takes no bets of the other mode of its felt, and keeps what it has', async () => {
  const { session } = await enter('LIVE', 'dragonTiger');
  const { balance } = (await table.state(session)).json<PlayState>();
  const refused = await table.play(session, 'action-1', { mode: 'baccarat', bets: bets('banker') });
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { code: 'BAD_STAKE' }]);
  expect((await table.state(session)).json<PlayState>().balance).toBe(balance);
});
