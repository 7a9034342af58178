import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTable, type TestTable } from '../testing/openTable.ts';
import { addressSignature } from '../wallet/signature.ts';
import type { PlayAnswer, PlayState } from '../wire.ts';

let table: TestTable;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table.close());

const minute = 60_000;

/** A play-money address, as the platform makes them. */
function address(said: Readonly<Record<string, string>> = {}, expires = Date.now() + minute): string {
  const query = new URLSearchParams({
    demo: '1',
    lang: 'vi',
    category: 'LIVE',
    variant: 'roulette',
    name: '<Bánh xe>',
    currency: 'VND',
    lobby: 'http://localhost:3000/live',
    icon: 'http://localhost:3000/art/x.svg',
    ...said,
    expires: String(expires),
  });
  return `/play/banh-xe?${query}`;
}

async function enter(signed: string, secret = table.settings.vendorSecret): Promise<{ id: string; body: string }> {
  const url = `${signed}&signature=${addressSignature(secret, signed)}`;
  const { body } = await table.sandbox.app.inject({ url });
  return { id: /name="play-session" content="([^"]*)"/.exec(body)?.[1] ?? '', body };
}

test('a signed address opens the game of its shelf with play money, and no wallet hears of it', async () => {
  const { id, body } = await enter(address());
  expect(body).toContain('game-roulette');
  expect(body).toContain('&lt;Bánh xe&gt;');
  expect(body).not.toMatch(/data-demo[^>]* hidden/);
  const before = table.platform.calls.length;
  const bets = [{ spot: 'red', amount: 1_000_000 }];
  const played = (await table.play(id, 'action-1', { bets })).json<PlayAnswer>();
  const state = (await table.state(id)).json<PlayState>();
  expect(state).toMatchObject({ demo: true, balance: played.balance, siteOrigin: 'http://localhost:3000' });
  expect(played.balance).toBe(1_000_000_000 - 1_000_000 + played.round.won);
  expect(table.platform.calls).toHaveLength(before);
});

test('two players have their own money, and what one does not have is refused', async () => {
  const [one, two] = [(await enter(address())).id, (await enter(address({ currency: 'USD' }))).id];
  const poor = await table.play(two, 'action-1', { bets: [{ spot: 'red', amount: 100_000 }] });
  expect(poor.statusCode).toBe(200);
  const { balance } = poor.json<PlayAnswer>();
  if (balance === 0) {
    const none = await table.play(two, 'action-2', { bets: [{ spot: 'red', amount: 100 }] });
    expect(none.json()).toEqual({ code: 'INSUFFICIENT_FUNDS', balance: 0 });
  }
  expect((await table.state(one)).json<PlayState>().balance).toBe(1_000_000_000);
});

test.each([
  ['of another secret', () => enter(address(), 'another secret')],
  ['that is over', () => enter(address({}, Date.now() - 1))],
  ['that would be good for too long', () => enter(address({}, Date.now() + 6 * minute))],
  ['that was changed', () => enter(`${address()}&currency=USD`.replace('LIVE', 'FISH'), 'x')],
])('an address %s opens nothing', async (_, open) => {
  const { id, body } = await open();
  expect(id).toBe('');
  expect(body).toContain('content="SESSION_EXPIRED"');
});

test('an address with more behind its signature, or with none, opens nothing', async () => {
  const signed = address();
  const signature = addressSignature(table.settings.vendorSecret, signed);
  for (const url of [signed, `${signed}&signature=${signature}&signature=${signature}`, `${signed}&signature=`]) {
    const { body } = await table.sandbox.app.inject({ url });
    expect(body).toContain('name="play-session" content=""');
  }
});
