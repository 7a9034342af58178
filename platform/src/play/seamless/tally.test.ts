import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { silentLog } from '../../foundation/log/log.ts';
import type { Services } from './services.ts';
import { createTally } from './tally.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('it closes when what is being written is written', async () => {
  const writings: (() => void)[] = [];
  const query = jest.fn(() => new Promise<never[]>((done) => writings.push(() => done([]))));
  // the only part of the database that the tally uses
  const database = { query } as unknown as Services['database'];
  const tally = createTally({ database, clock: () => new Date(), log: silentLog });

  tally.count('acme', 'done');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(query).toHaveBeenCalledTimes(1);
  let closed = false;
  const closing = tally.close().then(() => {
    closed = true;
  });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(closed).toBe(false);
  for (const end of writings) end();
  await closing;
  expect(query).toHaveBeenCalledTimes(1);
});
