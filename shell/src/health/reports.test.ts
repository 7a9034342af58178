import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { mountReport, reportMounts } from '@unisite/shared/contract/mounts';
import * as z from '@unisite/shared/schema';
import type { MountOutcome } from './outcome.ts';

const failed: MountOutcome = {
  remote: 'mf-games',
  digest: '0123456789abcdef',
  module: './pages/LivePage',
  canary: false,
  outcome: { state: 'failed', code: 'THREW_IN_RENDER', detail: 'broken' },
};
const ready: MountOutcome = { ...failed, outcome: { state: 'ready', milliseconds: 120 } };

const body = z.object({ reports: z.array(mountReport) });
let sent: { path: unknown; reports: z.Infer<typeof mountReport>[] }[];
let beacons: unknown[];
let answer: () => Promise<Response>;

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
  sent = [];
  beacons = [];
  answer = async () => Response.json({});
  globalThis.fetch = (path, init) => {
    sent.push({ path, ...body.parse(JSON.parse(String(init?.body))) });
    return answer();
  };
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (_: string, data: unknown) => beacons.push(data),
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A page load that is, or is not, sampled for health reports. */
async function openPage({ sampled }: { sampled: boolean }) {
  jest.spyOn(Math, 'random').mockReturnValue(sampled ? 0.1 : 0.9);
  const { reportMount } = await import('./reports.ts');
  return async (...reports: MountOutcome[]) => {
    for (const report of reports) reportMount(report);
    await jest.advanceTimersByTimeAsync(1);
  };
}

test('reports of five seconds go together to where the contract says', async () => {
  const report = await openPage({ sampled: true });
  await report(failed);
  await jest.advanceTimersByTimeAsync(3_000);
  await report(ready);
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(sent).toEqual([
    {
      path: reportMounts.path,
      reports: [
        { ...failed, weight: 1 },
        { ...ready, weight: 4 },
      ],
    },
  ]);
});

test('a page that is not in the sample tells of failures and of canaries only', async () => {
  const report = await openPage({ sampled: false });
  await report(ready, failed, { ...ready, canary: true });
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sent.flatMap(({ reports }) => reports)).toEqual([
    { ...failed, weight: 1 },
    { ...ready, canary: true, weight: 1 },
  ]);
});

test('twenty do not wait, and a page that fails without end is cut off', async () => {
  const report = await openPage({ sampled: true });
  await report(...Array<MountOutcome>(20).fill(failed));
  expect(sent.map(({ reports }) => reports.length)).toEqual([20]);
  for (let round = 0; round < 20; round++) await report(...Array<MountOutcome>(20).fill(failed));
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sent.flatMap(({ reports }) => reports)).toHaveLength(60);
});

test('what waits when the page is left goes as beacons', async () => {
  const report = await openPage({ sampled: true });
  await report(failed);
  dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual([]);
  expect(beacons).toEqual([expect.any(Blob)]);
  expect((beacons[0] as Blob).type).toBe('application/json');
});

test('what could not be sent goes with the next batch', async () => {
  const report = await openPage({ sampled: true });
  answer = () => Promise.reject(new TypeError('no network'));
  await report(failed);
  await jest.advanceTimersByTimeAsync(5_000);
  answer = async () => Response.json({});
  await report(ready);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sent.map(({ reports }) => reports.length)).toEqual([1, 2]);
});

test('what sends reports is asked for again when it did not come', async () => {
  let tries = 0;
  jest.doMock('./sender.ts', () => {
    tries += 1;
    if (tries < 3) throw new Error('the chunk did not come');
    return jest.requireActual('./sender.ts');
  });
  const report = await openPage({ sampled: false });
  await report(failed);
  for (let second = 0; second < 20; second += 1) await jest.advanceTimersByTimeAsync(1_000);
  expect([tries, sent.flatMap(({ reports }) => reports).length]).toEqual([3, 1]);
  jest.dontMock('./sender.ts');
});
