import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { vendorJackpotsPath, vendorJackpotsResponse } from '@unisite/shared/contract/jackpots';
import * as z from '@unisite/shared/schema';
import { openTable, quick, type TestTable } from '../testing/openTable.ts';
import { signatureOf } from '../wallet/signature.ts';

const stake = 500_000;
const start = 10_000_000;
let table: TestTable;
beforeAll(async () => {
  table = await openTable(quick, () => ({ start, turnover: stake }));
});
afterAll(() => table.close());

async function ask(currency: string, secret = table.settings.vendorSecret) {
  const body = JSON.stringify({ currency });
  const parts = { timestamp: String(Date.now()), nonce: 'n', path: vendorJackpotsPath, body };
  return table.sandbox.app.inject({
    method: 'POST',
    url: vendorJackpotsPath,
    headers: {
      'content-type': 'application/json',
      'x-timestamp': parts.timestamp,
      'x-nonce': parts.nonce,
      'x-signature': signatureOf(secret, parts),
    },
    payload: body,
  });
}
const poolsIn = async (currency: string) =>
  z.safeParse(vendorJackpotsResponse, (await ask(currency)).json()).data?.pools;

test('tells the platform what is in the pool, which games have part in it, and who won it last', async () => {
  const pool = { name: { vi: 'Hũ Hoàng Kim', en: 'Golden Jackpot' }, kinds: ['reels', 'ways'], amount: start };
  expect(await poolsIn('VND')).toEqual([{ ...pool, last: null }]);
  await table.play(await table.enter(), 'action-1', { stake });
  const last = { at: expect.any(String), amount: start, gameId: 'rong-vang', playerId: '7' };
  expect(await poolsIn('VND')).toEqual([{ ...pool, amount: start + stake / 100, last }]);
  expect(await poolsIn('USD')).toEqual([{ ...pool, last: null }]);
});

test('answers nobody else', async () => {
  expect((await ask('VND', 'another secret')).json()).toEqual({ code: 'BAD_SIGNATURE' });
  expect((await ask('dong')).json()).toEqual({ code: 'BAD_REQUEST' });
});
