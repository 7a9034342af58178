import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { silentLog } from '../../foundation/log/log.ts';
import { type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { addVendorSecret } from './secrets.ts';
import { createTally } from './tally.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform?.close());

test('callers are written in one order, so that two who write them do not wait for each other in a ring', async () => {
  const { database, services } = platform;
  const callers = ['zenith', 'acme'];
  for (const caller of callers)
    await addVendorSecret(database, testSettings.vendorKeys, { caller: caller, secret: `secret of ${caller}` });
  const counted = () => {
    const tally = createTally({ database, clock: services.clock, log: silentLog });
    for (const caller of callers) tally.count(caller, 'done');
    return tally;
  };
  await counted().close();

  const another = 'UPDATE vendor_call_hour SET done = done + 10 WHERE caller = $1';
  let closing: Promise<void> | undefined;
  await database.transaction(async (q) => {
    await q.query(another, ['acme']);
    closing = counted().close();
    await untilSomebodyWaits();
    await q.query(another, ['zenith']);
  });
  await closing;
  expect(await database.query('SELECT caller, done FROM vendor_call_hour ORDER BY caller')).toEqual([
    { caller: 'acme', done: '12' },
    { caller: 'zenith', done: '12' },
  ]);

  async function untilSomebodyWaits(): Promise<void> {
    for (let tries = 0; tries < 200; tries += 1) {
      const waiting = await database.query('SELECT 1 FROM pg_locks WHERE NOT granted');
      if (waiting.length > 0) return;
      await new Promise((passed) => setTimeout(passed, 10));
    }
    throw new Error('the tally did not meet the other writing');
  }
});
