import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { seamlessPaths } from '@unisite/shared/contract/seamless';
import type { Call } from '../testing/fakePlatform.ts';
import { openTable, quick, type TestTable, until } from '../testing/openTable.ts';
import type { PlayAnswer, PlayState } from '../wire.ts';

const stake = 500_000;
/** A round of the reels. */
const spin = (player: string, actionId: string, of = stake) => table.play(player, actionId, { stake: of });

let table: TestTable;
let session: string;
beforeEach(async () => {
  table = await openTable();
  session = await table.enter();
});
afterEach(() => table.close());

const callsTo = (path: string): Call[] => table.platform.calls.filter((call) => call.path === path);
const journalled = (): string[] => readdirSync(table.settings.journalFolder).filter((name) => name.endsWith('.json'));

describe('a round', () => {
  test('takes the stake, then tells the win and closes the round, a win of nothing too', async () => {
    const before = table.platform.balance;
    const response = await spin(session, 'action-1');
    expect(response.statusCode).toBe(200);
    const { round, balance } = response.json<PlayAnswer>();
    expect(round.state).toBe('settled');
    expect(balance).toBe(before - stake + round.won);
    expect(table.platform.balance).toBe(balance);
    expect(callsTo(seamlessPaths.bet)).toHaveLength(1);
    expect(callsTo(seamlessPaths.win).map(({ body }) => body)).toEqual([
      expect.objectContaining({ roundId: round.id, amount: round.won, endRound: true, gameId: 'rong-vang' }),
    ]);
    expect(journalled()).toEqual([]);
  });

  test('an action sent five times at once and once more later is one round with one answer', async () => {
    const copies = await Promise.all(Array.from({ length: 5 }, () => spin(session, 'action-1')));
    const late = await spin(session, 'action-1');
    expect(new Set([...copies, late].map(({ body }) => body)).size).toBe(1);
    expect(callsTo(seamlessPaths.bet)).toHaveLength(1);
    expect(callsTo(seamlessPaths.win)).toHaveLength(1);
  });

  test('an action with another stake is a conflict, and moves nothing', async () => {
    await spin(session, 'action-1');
    const other = await spin(session, 'action-1', 1_000_000);
    expect(other.statusCode).toBe(409);
    expect(other.json()).toEqual({ code: 'CONFLICT' });
    expect(callsTo(seamlessPaths.bet)).toHaveLength(1);
  });

  test('another action has to wait until the round is over', async () => {
    const [first, second] = await Promise.all([spin(session, 'action-1'), spin(session, 'action-2')]);
    expect(first.statusCode).toBe(200);
    expect(second.json()).toEqual({ code: 'ROUND_RUNNING' });
  });

  test('stakes that are not on the ladder are refused', async () => {
    for (const bad of [1, 499_999, 500_001, 0.5, -500_000, 1e15]) {
      const response = await spin(session, `action-${bad}`.replace(/[^\w-]/g, '_'), bad);
      expect(response.statusCode).toBe(400);
    }
    expect(callsTo(seamlessPaths.bet)).toEqual([]);
  });
});

describe('a bet', () => {
  test('whose answer is lost is sent again under the same id, and taken once', async () => {
    const before = table.platform.balance;
    let lost = 0;
    table.platform.fault = ({ path }) => {
      if (path !== seamlessPaths.bet || lost > 0) return 'none';
      lost += 1;
      return 'lostAnswer';
    };
    const { round, balance } = (await spin(session, 'action-1')).json<PlayAnswer>();
    const [first, second] = callsTo(seamlessPaths.bet);
    expect(second?.body).toEqual(first?.body);
    expect(balance).toBe(before - stake + round.won);
    expect(callsTo(seamlessPaths.rollback)).toEqual([]);
  });

  test.each(['lostAnswer', 'unreachable'] as const)(
    'never answered (%s) is rolled back, and the stake returns',
    async (fault) => {
      const before = table.platform.balance;
      table.platform.fault = ({ path }) => (path === seamlessPaths.bet ? fault : 'none');
      const response = await spin(session, 'action-1');
      expect(response.statusCode).toBe(503);
      expect(response.json()).toEqual({ code: 'PLATFORM_DOWN' });
      await until(() => callsTo(seamlessPaths.rollback).length > 0 && journalled().length === 0);
      const [bet] = callsTo(seamlessPaths.bet);
      expect(callsTo(seamlessPaths.rollback)[0]?.body).toMatchObject({ referenceId: bet?.body.transactionId });
      expect(callsTo(seamlessPaths.win)).toEqual([]);
      expect(table.platform.balance).toBe(before);
      const state = (await table.state(session)).json<PlayState>();
      expect(state.history[0]).toMatchObject({ state: 'void', won: 0 });
      expect(state.session).toMatchObject({ staked: 0, won: 0 });
    },
  );

  test('is rolled back for as long as the rollback is not answered', async () => {
    const before = table.platform.balance;
    let deaf = 3;
    table.platform.fault = ({ path }) => {
      if (path === seamlessPaths.bet) return 'lostAnswer';
      if (path !== seamlessPaths.rollback || deaf === 0) return 'none';
      deaf -= 1;
      return 'unreachable';
    };
    await spin(session, 'action-1');
    await until(() => journalled().length === 0);
    const ids = callsTo(seamlessPaths.rollback).map(({ body }) => body.transactionId);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(1);
    expect(table.platform.balance).toBe(before);
  });

  test('above the balance is refused with the actual balance, and leaves nothing to settle', async () => {
    table.platform.balance = 1_000;
    const response = await spin(session, 'action-1');
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({ code: 'INSUFFICIENT_FUNDS', balance: 1_000 });
    expect(journalled()).toEqual([]);
    expect(callsTo(seamlessPaths.rollback)).toEqual([]);
    // A refused round does not delay the next one.
    table.platform.balance = 1_000_000;
    expect((await spin(session, 'action-2')).statusCode).toBe(200);
  });

  test.each([
    ['SESSION_EXPIRED', 401, 401],
    ['PLAYER_BLOCKED', 403, 403],
    ['PLAYER_EXCLUDED', 403, 403],
    ['LIMIT_REACHED', 403, 403],
    ['PLAY_PAUSED', 403, 403],
    ['GAME_MAINTENANCE', 409, 503],
    ['WRONG_CURRENCY', 400, 409],
  ])('refused with %s takes nothing', async (code, given, told) => {
    const before = table.platform.balance;
    table.platform.fault = ({ path }) => (path === seamlessPaths.bet ? { status: given, code } : 'none');
    const response = await spin(session, 'action-1');
    expect(response.statusCode).toBe(told);
    expect(response.json()).toEqual({ code: code === 'WRONG_CURRENCY' ? 'REFUSED' : code });
    expect(table.platform.balance).toBe(before);
  });
});

describe('a win', () => {
  test('that is not answered stays due: the round is pending, then settled, and paid once', async () => {
    const before = table.platform.balance;
    let deaf = true;
    table.platform.fault = ({ path }) => (path === seamlessPaths.win && deaf ? 'lostAnswer' : 'none');
    const { round } = (await spin(session, 'action-1')).json<PlayAnswer>();
    expect(round.state).toBe('pending');
    expect((await spin(session, 'action-2')).json()).toEqual({ code: 'SETTLING' });
    deaf = false;
    await until(async () => !(await table.state(session)).json<PlayState>().settling);
    const state = (await table.state(session)).json<PlayState>();
    expect(state.history).toEqual([expect.objectContaining({ id: round.id, state: 'settled' })]);
    expect(state.balance).toBe(before - stake + round.won);
    expect(table.platform.balance).toBe(state.balance);
    expect((await spin(session, 'action-3')).statusCode).toBe(200);
  });

  test('that the platform refuses for good is set aside for a person', async () => {
    table.platform.fault = ({ path }) => (path === seamlessPaths.win ? { status: 409, code: 'ROUND_CLOSED' } : 'none');
    const { round } = (await spin(session, 'action-1')).json<PlayAnswer>();
    expect(round.state).toBe('review');
    expect(readdirSync(`${table.settings.journalFolder}/review`)).toEqual([`${round.id}.json`]);
    expect(journalled()).toEqual([]);
  });
});

test('rounds of one session keep their pace', async () => {
  // The first round ends before the second is requested, however long its win takes.
  const slow = await openTable({ ...quick, win: 10_000, pace: () => 60_000 });
  try {
    const player = await slow.enter();
    expect((await slow.play(player, 'action-1', { stake })).statusCode).toBe(200);
    const early = await slow.play(player, 'action-2', { stake });
    expect(early.statusCode).toBe(429);
    expect(early.json()).toEqual({ code: 'TOO_SOON' });
  } finally {
    await slow.close();
  }
});
