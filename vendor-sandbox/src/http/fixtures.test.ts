import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { vendorFixturesPath, vendorFixturesResponse } from '@unisite/shared/contract/fixtures';
import * as z from '@unisite/shared/schema';
import { openTable, type TestTable } from '../testing/openTable.ts';
import { signatureOf } from '../wallet/signature.ts';

let table: TestTable;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table.close());

async function ask(category: string, secret = table.settings.vendorSecret) {
  const body = JSON.stringify({ category });
  const parts = { timestamp: String(Date.now()), nonce: 'n', path: vendorFixturesPath, body };
  return table.sandbox.app.inject({
    method: 'POST',
    url: vendorFixturesPath,
    headers: {
      'content-type': 'application/json',
      'x-timestamp': parts.timestamp,
      'x-nonce': parts.nonce,
      'x-signature': signatureOf(secret, parts),
    },
    payload: body,
  });
}

test('tells the platform what is played, next and lately, in the words of the contract', async () => {
  const answer = await ask('SPORTS');
  const { data } = z.safeParse(vendorFixturesResponse, answer.json());
  const phases = data?.fixtures.map(({ phase }) => phase) ?? [];
  expect(phases).toContain('live');
  expect(phases).toContain('over');
  expect(phases.slice(phases.indexOf('over'))).not.toContain('live');
  const next = data?.fixtures.find(({ phase }) => phase === 'soon');
  expect([next?.home.odds, next?.draw, next?.away.odds].every((odds) => Number(odds) > 100)).toBe(true);
  expect(next).toMatchObject({ minute: 0, home: { score: 0 }, away: { score: 0 } });
});

test('an arena has rounds and no draws', async () => {
  const { data } = z.safeParse(vendorFixturesResponse, (await ask('ESPORTS')).json());
  expect(data?.fixtures.length).toBeGreaterThan(0);
  expect(data?.fixtures.every((one) => one.draw === undefined)).toBe(true);
});

test('answers nobody else', async () => {
  expect((await ask('SPORTS', 'another secret')).json()).toEqual({ code: 'BAD_SIGNATURE' });
  expect((await ask('RNG')).json()).toEqual({ code: 'BAD_REQUEST' });
});
