import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { seamlessPaths } from '@unisite/shared/contract/seamless';
import { openTable, type TestTable, until } from '../testing/openTable.ts';
import type { PlayAnswer, PlayState } from '../wire.ts';

const stake = 500_000;
let table: TestTable;
beforeEach(async () => {
  table = await openTable();
});
afterEach(() => table.close());

/** A session of a player with so many free rounds at a stake. */
async function enter(left: number, of = stake): Promise<string> {
  table.platform.freeRounds = [{ id: '12', left, stake: of, endsAt: new Date(Date.now() + 3_600_000).toISOString() }];
  return table.enter();
}
const play = (session: string, actionId: string, more: { freeRounds?: string } = { freeRounds: '12' }) =>
  table.sandbox.app.inject({
    method: 'POST',
    url: '/api/play',
    headers: { 'x-play-session': session },
    payload: { actionId, choice: { stake }, ...more },
  });
const stateOf = async (session: string) => (await table.state(session)).json<PlayState>();
const betsSent = () => table.platform.calls.filter(({ path }) => path === seamlessPaths.bet).map(({ body }) => body);

test('a free round is bet on with nothing, named, and its win is told; what is left is shown', async () => {
  const session = await enter(3);
  expect((await stateOf(session)).freeRounds).toEqual({ id: '12', left: 3, stake, won: 0 });
  const before = table.platform.balance;
  const answer = (await play(session, 'action-1')).json<PlayAnswer>();
  expect(answer.round).toMatchObject({ stake, isFree: true, state: 'settled' });
  expect(answer.freeRounds).toEqual({ id: '12', left: 2, stake, won: answer.round.won });
  expect(answer.session).toMatchObject({ staked: 0, won: 0 });
  expect([answer.balance, table.platform.balance]).toEqual([before, before]);
  expect(betsSent()).toEqual([expect.objectContaining({ amount: 0, freeRounds: '12' })]);
  const [win] = table.platform.calls.filter(({ path }) => path === seamlessPaths.win);
  expect(win?.body).toMatchObject({ amount: answer.round.won, endRound: true, roundId: answer.round.id });
});

test('what was shown as free is never played for money', async () => {
  const session = await enter(1);
  expect((await play(session, 'action-1')).statusCode).toBe(200);
  const before = table.platform.balance;
  const refused = await play(session, 'action-2');
  expect([refused.statusCode, refused.json()]).toEqual([409, { code: 'FREE_ROUNDS_OVER' }]);
  expect((await play(session, 'action-3', { freeRounds: '13' })).json()).toEqual({ code: 'FREE_ROUNDS_OVER' });
  expect([betsSent().length, table.platform.balance]).toEqual([1, before]);
  expect((await stateOf(session)).freeRounds).toBeNull();
  const { round } = (await play(session, 'action-4', {})).json<PlayAnswer>();
  expect(table.platform.balance).toBe(before - stake + round.won);
});

test('rounds that another page has used up are gone here too, and nothing is taken', async () => {
  const session = await enter(2);
  table.platform.freeRounds = [];
  const before = table.platform.balance;
  expect((await play(session, 'action-1')).json()).toEqual({ code: 'FREE_ROUNDS_OVER' });
  expect((await stateOf(session)).freeRounds).toBeNull();
  expect(table.platform.balance).toBe(before);
});

test('an action that is sent twice is one round; as another kind of round it is a conflict', async () => {
  const session = await enter(3);
  const [one, two] = await Promise.all([play(session, 'action-1'), play(session, 'action-1')]);
  expect(one?.body).toBe(two?.body);
  expect((await play(session, 'action-1', {})).json()).toEqual({ code: 'CONFLICT' });
  expect((await stateOf(session)).freeRounds?.left).toBe(2);
});

test('a bet that is never answered is rolled back, and the round is not used up', async () => {
  const session = await enter(3);
  table.platform.fault = ({ path }) => (path === seamlessPaths.bet ? 'unreachable' : 'none');
  expect((await play(session, 'action-1')).json()).toEqual({ code: 'PLATFORM_DOWN' });
  table.platform.fault = () => 'none';
  await until(() => !readdirSync(table.settings.journalFolder).some((name) => name.endsWith('.json')));
  expect((await stateOf(session)).freeRounds?.left).toBe(3);
});

test('free rounds at a stake that the game lacks, or in a game without them, are not offered', async () => {
  expect((await stateOf(await enter(3, 123))).freeRounds).toBeNull();
  expect((await stateOf(await table.enter('LIVE.banh-xe'))).freeRounds).toBeNull();
});
