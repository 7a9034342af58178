import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { lotCheck } from '../client/lotCheck.ts';
import { verify } from '../client/verify.ts';
import { type Choice, engine, type Result } from '../games/reels/engine/engine.ts';
import { openTable, type TestTable } from '../testing/openTable.ts';
import type { Fairness, PlayState, Round } from '../wire.ts';

const lots = lotCheck('VND');

let table: TestTable;
let session: string;
beforeEach(async () => {
  table = await openTable();
  session = await table.enter();
});
afterEach(() => table.close());

const renew = async (body: object): Promise<{ status: number; fairness: Fairness }> => {
  const response = await table.sandbox.app.inject({
    method: 'POST',
    url: '/api/fairness',
    headers: { 'x-play-session': session },
    payload: body,
  });
  return { status: response.statusCode, fairness: response.json() };
};

async function playThree(): Promise<readonly Round<Choice, Result>[]> {
  for (const id of ['action-1', 'action-2', 'action-3']) await table.play(session, id, { stake: 500_000 });
  return (await table.state(session)).json<PlayState<Choice, Result>>().history;
}

describe('the seeds', () => {
  test('are promised by a hash before, shown after, and give every round again', async () => {
    const promised = (await table.state(session)).json<PlayState>().fairness.current;
    const history = await playThree();
    const { fairness } = await renew({ clientSeed: 'my-own_seed' });
    const [shown] = fairness.revealed;
    if (shown === undefined) throw new Error('no seed was shown');
    expect(createHash('sha256').update(Buffer.from(shown.serverSeed, 'hex')).digest('hex')).toBe(promised.seedHash);
    expect(shown).toMatchObject({ clientSeed: promised.clientSeed, rounds: 3 });
    expect(await verify(engine, shown, history, lots)).toEqual({ kind: 'good', rounds: 3 });
    expect(fairness.current).toMatchObject({ clientSeed: 'my-own_seed', nonce: 0 });
    expect(fairness.current.seedHash).not.toBe(promised.seedHash);
  });

  test('show a round that was tampered with', async () => {
    const [last, ...others] = await playThree();
    const [shown] = (await renew({})).fairness.revealed;
    if (shown === undefined || last === undefined) throw new Error('no round was played');
    const moved = { ...last, result: { stops: last.result.stops.map((stop) => (stop + 1) % 38) } };
    expect(await verify(engine, shown, [moved, ...others], lots)).toEqual({ kind: 'wrongRounds', rounds: 1 });
    const paidLess = { ...last, won: last.won + 100 };
    expect(await verify(engine, shown, [paidLess], lots)).toEqual({ kind: 'wrongRounds', rounds: 1 });
    const otherLot = { ...last, lot: { lots: 2, won: null } };
    expect(await verify(engine, shown, [otherLot], lots)).toEqual({ kind: 'wrongRounds', rounds: 1 });
    const hidden = { ...last, lot: { lots: last.lot?.lots ?? 0, won: 0 } };
    expect(await verify(engine, shown, [hidden], lots)).toEqual({ kind: 'wrongRounds', rounds: 1 });
    expect(await verify(engine, { ...shown, seedHash: '00' }, [])).toEqual({ kind: 'wrongHash' });
  });

  test('in use are never told before they are changed', async () => {
    await playThree();
    expect((await table.state(session)).body).not.toContain('serverSeed');
  });

  test.each(['with space', 'x'.repeat(33), 'điểm', 'a:b'])(
    'of a player must be plain: %s is refused',
    async (clientSeed) => {
      expect((await renew({ clientSeed })).status).toBe(400);
    },
  );
});
