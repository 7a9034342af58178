import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { MountReport } from '@unisite/shared/contract';
import { type TestDatabase, testDatabase } from '../../../testing/testDatabase.ts';
import { failureReporters, healthSince, seriesOf, tallyBetween, type VersionInMarket } from './health.ts';
import { forgetOldMounts, keepOutcomes } from './records.ts';
import { reporterAt } from './reporter.ts';
import { tally } from './tally.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.drop());

const ready = (milliseconds: number, weight = 1): MountReport => ({
  remote: 'mf-a',
  digest: 'a'.repeat(16),
  module: './Page',
  canary: false,
  outcome: { state: 'ready', milliseconds },
  weight,
});
const failed = (detail: string): MountReport => ({
  ...ready(0),
  outcome: { state: 'failed', code: 'THREW_IN_RENDER', detail },
});
const version: VersionInMarket = { market: 'VN', remote: 'mf-a', digest: 'a'.repeat(16), canary: false };

const keep = async (reports: MountReport[], at: string, ip = '203.0.113.1') =>
  keepOutcomes(test.database, {
    market: 'VN',
    reporter: await reporterAt(test.database, ip, new Date(at)),
    at: new Date(at),
    outcomes: tally(
      reports,
      () => ({ version: '1.0.0', isCanary: false }),
      () => true,
    ).outcomes,
  });

it('adds batches up by minute, in whatever order and at the same time', async () => {
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      keep(
        [ready(100), ready(200, 4), failed(`broken ${index % 2}`)],
        '2026-11-21T10:00:30Z',
        `203.0.113.${index % 3}`,
      ),
    ),
  );
  const health = await healthSince(test.database, new Date('2026-11-21T10:00:00Z'));
  expect(health(version)).toEqual({ visits: 72, failures: 12, p75: expect.any(Number) });
  expect(health(version).p75).toBeGreaterThan(181);
  expect(health(version).p75).toBeLessThanOrEqual(256);
  expect(health({ ...version, canary: true })).toEqual({ visits: 0, failures: 0, p75: null });
  expect(await failureReporters(test.database, version, new Date('2026-11-21T10:00:00Z'))).toBe(3);
});

it('tells the series and the causes', async () => {
  await keep([failed('broken 1'), ready(60)], '2026-11-21T10:02:10Z');
  const { step, points, failures } = await seriesOf(test.database, {
    remote: 'mf-a',
    market: 'VN',
    hours: 1,
    now: new Date('2026-11-21T10:30:00Z'),
  });
  expect(step).toBe(60);
  expect(points.map(({ at, visits, failures }) => ({ at, visits, failures }))).toEqual([
    { at: '2026-11-21T10:00:00.000Z', visits: 72, failures: 12 },
    { at: '2026-11-21T10:02:00.000Z', visits: 2, failures: 1 },
  ]);
  expect(failures).toEqual([
    {
      digest: version.digest,
      code: 'THREW_IN_RENDER',
      detail: 'broken 1',
      count: 7,
      lastAt: '2026-11-21T10:02:10.000Z',
    },
    {
      digest: version.digest,
      code: 'THREW_IN_RENDER',
      detail: 'broken 0',
      count: 6,
      lastAt: '2026-11-21T10:00:30.000Z',
    },
  ]);
  const day = { remote: 'mf-a', market: 'VN', hours: 24, now: new Date('2026-11-21T10:30:00Z') };
  expect((await seriesOf(test.database, day)).points).toHaveLength(1);
});

it('counts what is worded in ever new ways without its words', async () => {
  for (let index = 0; index < 30; index++) await keep([failed(`made up ${index}`)], '2026-11-22T10:00:00Z');
  const rows = await test.database.query<{ detail: string; mounts: string }>(
    `SELECT detail, mounts FROM mount_failure WHERE day = '2026-11-22'`,
  );
  expect(rows).toHaveLength(21);
  expect(rows.find(({ detail }) => detail === '')?.mounts).toBe('10');
});

it('counts between two instants, and an address once over midnight', async () => {
  await keep([failed('late')], '2026-11-22T23:59:10Z', '203.0.113.7');
  await keep([failed('late')], '2026-11-23T00:01:10Z', '203.0.113.7');
  const since = new Date('2026-11-22T23:50:00Z');
  expect(await failureReporters(test.database, version, since)).toBe(1);
  expect(await tallyBetween(test.database, version, since, new Date('2026-11-23T00:00:00Z'))).toEqual({
    visits: 1,
    failures: 1,
  });
});

it('forgets reporters after a day and figures after thirty', async () => {
  await forgetOldMounts(test.database, new Date('2026-11-24T12:00:00Z'));
  expect(await test.database.query('SELECT FROM mount_reporter')).toHaveLength(0);
  expect(await test.database.query('SELECT FROM mount_salt')).toHaveLength(0);
  expect((await test.database.query('SELECT FROM mount_minute')).length).toBeGreaterThan(0);
  await forgetOldMounts(test.database, new Date('2026-12-25T12:00:00Z'));
  expect(await test.database.query('SELECT FROM mount_minute')).toHaveLength(0);
  expect(await test.database.query('SELECT FROM mount_failure')).toHaveLength(0);
});
