import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import { createRateLimits } from '../../../foundation/http/rateLimits.ts';
import { type TestSite, testSite } from '../testing/testSite.ts';
import { failureReporters, healthSince } from './health.ts';
import { createRenderAccount, type RenderFaultFound } from './renderFaults.ts';

let site: TestSite;
let digest: string;
let now: number;
beforeAll(async () => {
  site = await testSite();
  digest = site.services.registry.placements('VN').find(({ remote }) => remote === 'mf-games')?.digest ?? '';
});
afterAll(() => site.close());
beforeEach(() => site.owner.query('TRUNCATE mount_minute, mount_reporter, mount_failure'));

/** Charges as a freshly started platform, with all rate limits unused. */
function account(changes: Partial<TestSite['services']> = {}) {
  now = 0;
  const { services } = site;
  return createRenderAccount({
    ...services,
    metrics: new Registry(),
    rateLimits: createRateLimits(() => now),
    ...changes,
  });
}
const found = (changes: Partial<RenderFaultFound> = {}): RenderFaultFound => ({
  digest,
  module: './Hot',
  fault: 'THREW',
  detail: 'TypeError: no market at /x?token=1',
  page: { market: 'VN', ip: '203.0.113.1' },
  ...changes,
});
const failures = async (market: string): Promise<number> => {
  const healthOf = await healthSince(site.database, new Date(0), 'mf-games');
  return healthOf({ market, remote: 'mf-games', digest, canary: false }).failures;
};

test('a fault is a failed mount of its version, in the market of the page and from its visitor', async () => {
  const charge = account();
  await charge(found());
  await charge(found({ page: { market: 'VN', ip: '203.0.113.2' } }));
  expect([await failures('VN'), await failures('INT')]).toEqual([2, 0]);
  const version = { market: 'VN', remote: 'mf-games', digest, canary: false };
  expect(await failureReporters(site.database, version, new Date(0))).toBe(2);
  const [row] = await site.database.query('SELECT code, detail FROM mount_failure');
  // addresses lose their parameters
  expect(row).toEqual({ code: 'FAILED_ON_SERVER', detail: 'THREW ./Hot TypeError: no market at /x' });
});

test('one that was met for no page counts in each market that shows the version', async () => {
  await account()(found({ page: null }));
  expect([await failures('VN'), await failures('INT')]).toEqual([1, 1]);
});

test('a version is charged at a bounded rate, whatever is found', async () => {
  const charge = account();
  for (const _ of Array(20).keys()) await charge(found());
  expect(await failures('VN')).toBe(6);
  now = 30_000;
  for (const _ of Array(20).keys()) await charge(found());
  expect(await failures('VN')).toBe(9);
});

test('code that no version has is charged to none, and a database that is away is no fault of the page', async () => {
  await account()(found({ digest: '0'.repeat(16), page: null }));
  expect(await failures('VN')).toBe(0);
  const query = async (): Promise<never> => {
    throw new Error('away');
  };
  await account({ database: { ...site.database, query } })(found());
  expect(await failures('VN')).toBe(0);
});
