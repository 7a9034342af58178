import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { verify } from '../../client/verify.ts';
import { openTable, type TestTable } from '../../testing/openTable.ts';
import type { Fairness, PlayAnswer, PlayState, Round } from '../../wire.ts';
import { type Choice, engine, type Result } from './engine/engine.ts';

let table: TestTable;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table.close());

let opened = 0;
const pageOf = async (title: string, more = ''): Promise<string> => {
  opened += 1;
  return (await table.sandbox.app.inject({ url: `/play/${title}?code=${title}~keno${opened}&lang=en${more}` })).body;
};

test('a title is played in the prize mode that the platform says, whatever its page asks for', async () => {
  const session = await table.enter('ELOTT.keno.SEA');
  expect((await table.state(session)).json<PlayState>().game).toMatchObject({ kind: 'keno', prizeMode: 'SEA' });
  const choice = { mode: 'SEA', picks: [4, 8, 15], stake: 500_000 };
  const before = table.platform.balance;
  const { round, balance } = (await table.play(session, 'action-1', choice)).json<PlayAnswer<Choice, Result>>();
  expect(balance).toBe(before - 500_000 + round.won);
  expect(table.platform.balance).toBe(balance);
  const refused = await table.play(session, 'action-2', { ...choice, mode: 'Elott' });
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { code: 'BAD_STAKE' }]);
});

test('the seeds that are revealed give every draw again', async () => {
  const session = await table.enter('LOTT.keno.Lott');
  for (const id of ['action-a', 'action-b']) {
    await table.play(session, id, { mode: 'Lott', picks: [1, 2, 3, 4, 5, 6], stake: 100_000 });
  }
  const history = (await table.state(session)).json<PlayState<Choice, Result>>().history;
  const { revealed } = (
    await table.sandbox.app.inject({
      method: 'POST',
      url: '/api/fairness',
      headers: { 'x-play-session': session },
      payload: {},
    })
  ).json<Fairness>();
  const [seed] = revealed;
  const [last, first] = history;
  if (!seed || !last || !first) throw new Error('two rounds were played');
  expect(await verify(engine, seed, history)).toEqual({ kind: 'good', rounds: 2 });
  const swapped: Round<Choice, Result> = { ...last, result: first.result };
  expect(await verify(engine, seed, [swapped, first])).toEqual({ kind: 'wrongRounds', rounds: 1 });
});

test('it opens in the view that the address says, and in no mode that this keno is not played in', async () => {
  expect(await pageOf('ELOTT.keno.SEA', '&lottoView=lobby')).toMatch(/id="tab-lobby"[^>]* aria-selected="true"/);
  for (const odd of ['', '&lottoView=betting', '&lottoView=%3Cb%3E', '&lottoView=lobby&lottoView=lobby']) {
    expect(await pageOf('ELOTT.keno.SEA', odd)).toMatch(/id="tab-betting"[^>]* aria-selected="true"/);
  }
  expect(await pageOf('ELOTT.keno.ZY')).toContain('name="play-trouble" content="GAME_UNKNOWN"');
});
