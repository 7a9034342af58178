import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { mountReport } from '@unisite/shared/contract/mounts';
import * as z from '@unisite/shared/schema';
import type { Attempted } from './attempts.ts';
import { collectBatches } from './testing.ts';

const body = z.object({ reports: z.array(mountReport) });
const games: Attempted = { remote: 'mf-games', digest: '0123456789abcdef', module: './pages/LivePage', canary: true };
const promo: Attempted = { ...games, remote: 'mf-promo', digest: '123456789abcdef0', canary: false };

const collected = collectBatches();
let hidden: boolean;

beforeEach(() => {
  sessionStorage.clear();
  collected.batches = [];
  hidden = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
});

afterEach(() => void dispatchEvent(new Event('pagehide')));

/** A page load in this tab, either sampled for health reports or not. */
async function openPage({ sampled = false } = {}) {
  jest.resetModules();
  jest.spyOn(Math, 'random').mockReturnValue(sampled ? 0.1 : 0.9);
  (await import('./sample.ts')).sampleWeight(true); // draws the sample
  jest.restoreAllMocks();
  return import('./attempts.ts');
}
const told = () =>
  collected.batches.map(
    (reports) =>
      z
        .safeParse(body, { reports })
        .data?.reports.map(({ remote, outcome, weight }) => [remote, outcome.state, weight]) ?? 'no reports',
  );

test('what begins together goes together: canaries from every page, others from one in four', async () => {
  const page = await openPage();
  page.beginAttempt(games);
  page.beginAttempt(promo);
  await null;
  expect(told()).toEqual([[['mf-games', 'started', 1]]]);
  const other = await openPage({ sampled: true });
  other.beginAttempt(promo);
  await null;
  expect(told()[1]).toEqual([['mf-promo', 'started', 4]]);
});

test.each([
  ['is left', () => dispatchEvent(new Event('pagehide'))],
  [
    'goes to the background',
    () => {
      hidden = true;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
])('a page that %s says which attempts have no outcome, and blames nothing afterwards', async (_what, leave) => {
  const page = await openPage();
  page.endAttempt(page.beginAttempt({ ...games, module: './pages/Ended' }));
  page.beginAttempt(games);
  await null;
  leave();
  expect(told().flat()).toEqual([
    ['mf-games', 'started', 1],
    ['mf-games', 'started', 1],
    ['mf-games', 'left', 1],
  ]);
  expect((await openPage()).frozeBefore(games)).toBe(false);
});

test('a page in the background begins nothing that could be blamed', async () => {
  hidden = true;
  const page = await openPage();
  page.beginAttempt(games);
  await null;
  expect(told()).toEqual([]);
  expect((await openPage()).frozeBefore(games)).toBe(false);
});

test('what a page froze over is known to all later ones of the tab, and nothing else', async () => {
  const page = await openPage();
  page.beginAttempt(games);
  page.endAttempt(page.beginAttempt(promo));
  for (const later of [await openPage(), await openPage()]) {
    expect([later.frozeBefore(games), later.frozeBefore(promo)]).toEqual([true, false]);
    expect(later.frozeBefore({ ...games, digest: 'fedcba9876543210' })).toBe(false);
    later.endAttempt(later.beginAttempt(games));
  }
});

test('what is loaded ahead is one attempt with its mount; not mounted within half a minute, it was left', async () => {
  jest.useFakeTimers();
  const page = await openPage();
  page.beginPreloadAttempt(games);
  const attempt = page.beginAttempt(games);
  page.endAttempt(attempt);
  page.beginPreloadAttempt(games);
  await jest.advanceTimersByTimeAsync(30_000);
  jest.useRealTimers();
  expect(told().flat()).toEqual([
    ['mf-games', 'started', 1],
    ['mf-games', 'started', 1],
    ['mf-games', 'left', 1],
  ]);
  expect((await openPage()).frozeBefore(games)).toBe(false);
});
