import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { seamlessPaths } from '@unisite/shared/contract/seamless';
import fc from 'fast-check';
import { verify } from '../client/verify.ts';
import { type Round as Flight, finished, type Result } from '../games/crash/engine/engine.ts';
import { createSandbox } from '../sandbox.ts';
import { openTable, quick, type TestTable, until } from '../testing/openTable.ts';
import type { PlayState, StepAnswer } from '../wire.ts';

const stake = 500_000;
const title = 'EGAME.rocket';
type Answer = StepAnswer<Flight['opening'], 'cashOut', null, Result>;

let table: TestTable;
let session: string;
beforeEach(async () => {
  table = await openTable();
  session = await table.enter(title);
});
afterEach(() => table.close());

const callsTo = (path: string): Record<string, unknown>[] =>
  table.platform.calls.filter((call) => call.path === path).map(({ body }) => body);
const journalled = (): string[] => readdirSync(table.settings.journalFolder).filter((name) => name.endsWith('.json'));
const post = (path: string, payload: object, player = session, app = table.sandbox.app) =>
  app.inject({ method: 'POST', url: `/api/steps/${path}`, headers: { 'x-play-session': player }, payload });
const begin = (actionId: string, auto: number | null, player = session) =>
  post('begin', { actionId, choice: { stake, auto } }, player);
const cashOut = (actionId: string, roundId: string, player = session) =>
  post('move', { actionId, roundId, move: 'cashOut' }, player);
const stateOf = async (player: string) => (await table.state(player)).json<PlayState<Flight, Result>>();

/** Begins a round that can be continued; one in 33 crashes at once. */
async function beginFlight(auto: number | null, player = session): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const { open } = (await begin(`begin-${player.slice(0, 8)}-${attempt}`, auto, player)).json<Answer>();
    if (open !== null && (await stateOf(player)).open !== null) return open.id;
  }
}

describe('a round of several steps', () => {
  test('takes the stake at its begin and pays at its end, each once', async () => {
    const before = table.platform.balance;
    const id = await beginFlight(null);
    const lost = callsTo(seamlessPaths.win).length;
    expect(table.platform.balance).toBe(before - stake * (lost + 1));
    const { round, open, balance } = (await cashOut('action-2', id)).json<Answer>();
    expect(open).toBeNull();
    expect(round).toMatchObject({ id, state: 'settled', stake });
    expect(balance).toBe(before - stake * (lost + 1) + (round?.won ?? 0));
    expect(table.platform.balance).toBe(balance);
    expect(callsTo(seamlessPaths.win).at(-1)).toMatchObject({ roundId: id, amount: round?.won, endRound: true });
    expect(journalled()).toEqual([]);
  });

  test('every step that is sent several times counts once', async () => {
    const copies = await Promise.all(Array.from({ length: 4 }, () => begin('action-1', 101)));
    const ids = copies.map((copy) => copy.json<Answer>()).map(({ open, round }) => open?.id ?? round?.id);
    expect(new Set(ids).size).toBe(1);
    expect(callsTo(seamlessPaths.bet)).toHaveLength(1);
    expect((await begin('action-1', 102)).json()).toEqual({ code: 'CONFLICT' });
    const id = ids[0] ?? '';
    await Promise.all(Array.from({ length: 4 }, () => cashOut('action-2', id)));
    await until(() => journalled().length === 0);
    expect(callsTo(seamlessPaths.win)).toHaveLength(1);
  });

  test('stands alone: no other begins beside it, and no strange move is made in it', async () => {
    const id = await beginFlight(null);
    expect((await begin('action-2', null)).json()).toEqual({ code: 'ROUND_RUNNING' });
    const odd = await post('move', { actionId: 'action-3', roundId: id, move: 'fold' });
    expect([odd.statusCode, odd.json()]).toEqual([400, { code: 'BAD_REQUEST' }]);
    const other = `r-${'0'.repeat(36)}`;
    expect((await cashOut('action-4', other)).json()).toEqual({ code: 'CONFLICT' });
    expect((await begin('action-5', 100)).json()).toEqual({ code: 'BAD_STAKE' });
  });

  test('that is over answers a choice that comes too late with its end', async () => {
    const answer = (await begin('action-1', 101)).json<Answer>();
    const id = answer.open?.id ?? answer.round?.id ?? '';
    const { round } = (await post('end', { roundId: id })).json<Answer>();
    const late = (await cashOut('action-2', id)).json<Answer>();
    expect(late).toMatchObject({ open: null, round: { id, won: round?.won, result: round?.result } });
    expect(callsTo(seamlessPaths.win)).toHaveLength(1);
  });

  test('is gone on with by the next page of its player, and shown there when it is over', async () => {
    const id = await beginFlight(null);
    const next = await table.enter(title);
    const state = await stateOf(next);
    expect(state.open).toMatchObject({ id, stake, view: null });
    expect(state.session.staked).toBe(stake);
    await cashOut('action-2', id, next);
    const [last] = (await stateOf(next)).history;
    expect(last).toMatchObject({ id, state: 'settled' });
  });

  test('is ended by its own rule while nobody is there, and whoever waits for that hears of it', async () => {
    const before = table.platform.balance;
    const answer = (await begin('action-1', 102)).json<Answer>();
    const id = answer.open?.id ?? answer.round?.id ?? '';
    const { round } = (await post('end', { roundId: id })).json<Answer>();
    expect(round?.choice.moves).toEqual([{ at: expect.any(Number), move: null }]);
    expect(round?.won).toBe(round?.result.out === 102 ? 510_000 : 0);
    expect(table.platform.balance).toBe(before - stake + (round?.won ?? 0));
  });

  test('has a seed of its own, promised before and shown after, from which it is worked out again', async () => {
    const promise = (await stateOf(session)).fairness.current.seedHash;
    const first = (await begin('action-1', 101)).json<Answer>();
    const id = first.open?.id ?? first.round?.id ?? '';
    expect(first.open?.seedHash ?? first.round?.seedHash).toBe(promise);
    await post('end', { roundId: id });
    const { history, fairness } = await stateOf(session);
    const seed = fairness.revealed.find(({ seedHash }) => seedHash === promise);
    const [round] = history;
    if (seed === undefined || round === undefined) throw new Error('a round was played and its seed shown');
    expect(fairness.current.seedHash).not.toBe(promise);
    expect(await verify(finished, seed, history)).toEqual({ kind: 'good', rounds: 1 });
    const forged = { ...round, result: { ...round.result, crash: round.result.crash + 1 } };
    expect(await verify(finished, seed, [forged])).toEqual({ kind: 'wrongRounds', rounds: 1 });
  });
});

describe('a bet', () => {
  test('that is refused opens nothing', async () => {
    table.platform.balance = 1_000;
    expect((await begin('action-1', null)).json()).toEqual({ code: 'INSUFFICIENT_FUNDS', balance: 1_000 });
    expect((await stateOf(session)).open).toBeNull();
    expect(journalled()).toEqual([]);
  });

  test('that is never answered is rolled back, and opens nothing', async () => {
    const before = table.platform.balance;
    table.platform.fault = ({ path }) => (path === seamlessPaths.bet ? 'lostAnswer' : 'none');
    expect((await begin('action-1', null)).json()).toEqual({ code: 'PLATFORM_DOWN' });
    await until(() => journalled().length === 0);
    expect((await stateOf(session)).open).toBeNull();
    expect(table.platform.balance).toBe(before);
  });
});

test('a win that is not answered stays due, and is paid once', async () => {
  const before = table.platform.balance;
  let deaf = true;
  table.platform.fault = ({ path }) => (path === seamlessPaths.win && deaf ? 'lostAnswer' : 'none');
  const answer = (await begin('action-1', 101)).json<Answer>();
  const id = answer.open?.id ?? answer.round?.id ?? '';
  const { round } = (await post('end', { roundId: id })).json<Answer>();
  expect(round?.state).toBe('pending');
  expect((await begin('action-2', 101)).json()).toEqual({ code: 'SETTLING' });
  deaf = false;
  await until(async () => !(await stateOf(session)).settling);
  expect((await stateOf(session)).history[0]).toMatchObject({ id, state: 'settled' });
  expect(table.platform.balance).toBe(before - stake + (round?.won ?? 0));
});

describe('after a restart', () => {
  /** Ends the sandbox abruptly, and starts another on the same journal. */
  const restart = async () => {
    await table.sandbox.close();
    return createSandbox({ settings: table.settings, log: () => {}, patience: quick });
  };

  test('a flight with an automatic cash-out goes on to it, though nobody is there', async () => {
    const id = await beginFlight(105);
    const before = table.platform.balance;
    expect(journalled()).toEqual([`${id}.json`]);
    const again = await restart();
    await until(() => journalled().length === 0);
    const paid = callsTo(seamlessPaths.win).filter(({ roundId }) => roundId === id);
    expect(paid).toEqual([expect.objectContaining({ endRound: true })]);
    expect([0, 525_000]).toContain(paid[0]?.amount);
    expect(table.platform.balance).toBe(before + Number(paid[0]?.amount));
    await again.close();
  });

  test('a flight that only its player could have ended is void, and the stake returns', async () => {
    const id = await beginFlight(null);
    const before = table.platform.balance;
    const again = await restart();
    await until(() => journalled().length === 0);
    expect(callsTo(seamlessPaths.win).filter(({ roundId }) => roundId === id)).toEqual([]);
    expect(table.platform.balance).toBe(before + stake);
    await again.close();
  });
});

test('whatever is asked for, lost and sent again, the balance is what the rounds say', async () => {
  const faults = fc.constantFrom('none' as const, 'none' as const, 'lostAnswer' as const, 'unreachable' as const);
  const steps = fc.array(
    fc.record({
      auto: fc.constantFrom(101, 110, null),
      early: fc.boolean(),
      faults: fc.array(faults, { maxLength: 4 }),
    }),
    {
      minLength: 1,
      maxLength: 4,
    },
  );
  let run = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (rounds) => {
      run += 1;
      const player = await table.enter(title);
      const before = table.platform.balance;
      let [staked, won] = [0, 0];
      for (const [index, { auto, early, faults: planned }] of rounds.entries()) {
        const left = [...planned];
        table.platform.fault = ({ path }) =>
          path === seamlessPaths.bet || path === seamlessPaths.win ? (left.shift() ?? 'none') : 'none';
        const action = `run-${run}-${index}`;
        const answer = await begin(`${action}-begin`, auto, player);
        if (answer.statusCode !== 200) continue;
        const { open, round } = answer.json<Answer>();
        const id = open?.id ?? round?.id ?? '';
        if (auto === null || early) await Promise.all([1, 2].map(() => cashOut(`${action}-out`, id, player)));
        await post('end', { roundId: id }, player);
        await until(async () => !(await stateOf(player)).settling);
        staked += stake;
        won += (await stateOf(player)).history.find((each) => each.id === id)?.won ?? 0;
      }
      table.platform.fault = () => 'none';
      await until(() => journalled().length === 0);
      expect(table.platform.balance).toBe(before - staked + won);
      expect((await stateOf(player)).session).toMatchObject({ staked, won });
    }),
    { numRuns: 12 },
  );
}, 60_000);
