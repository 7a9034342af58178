import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestDatabase, testDatabase } from '../../testing/testDatabase.ts';
import { isDatabaseUnavailable } from './connect.ts';

let own: TestDatabase;

beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

test('a server that goes away between two statements of a transaction ends the transaction, not the process', async () => {
  const cut = own.database.transaction(async (q) => {
    const [row] = await q.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await own.database.query('SELECT pg_terminate_backend($1)', [row?.pid]);
    await wait(200);
    await q.query('SELECT 1');
  });
  const error = await cut.catch((reason: unknown) => reason);
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect(await own.database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
});
