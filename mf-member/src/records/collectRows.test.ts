import { expect, jest, test } from '@jest/globals';
import { collectRows, maxFileRows, type Progress, rowsAtATime } from './collectRows.ts';

const all = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index) }));
const pageOf = (rows: readonly { id: string }[], page: number) => ({
  total: rows.length,
  rows: rows.slice((page - 1) * rowsAtATime, page * rowsAtATime),
});

function collect(ask: Parameters<typeof collectRows<{ id: string }>>[0], signal = new AbortController().signal) {
  const steps: Progress[] = [];
  const collected = collectRows(ask, { signal, onProgress: (progress) => steps.push(progress) });
  return { collected, steps };
}

test('asks page after page and tells how far it is', async () => {
  const rows = all(250);
  const { collected, steps } = collect(async (page) => pageOf(rows, page));
  expect(await collected).toEqual({ rows, cut: false });
  expect(steps).toEqual([100, 200, 250].map((done) => ({ done, of: 250 })));
});

test.each([0, 1, 100, 101])('%i rows need no page too many', async (count) => {
  const ask = jest.fn(async (page: number) => pageOf(all(count), page));
  expect((await collect(ask).collected).rows).toHaveLength(count);
  expect(ask).toHaveBeenCalledTimes(Math.max(1, Math.ceil(count / rowsAtATime)));
});

test('stops at the most that a file holds, and says so', async () => {
  const ask = jest.fn(async (page: number) => pageOf(all(2_350), page));
  const { collected, steps } = collect(ask);
  const { rows, cut } = await collected;
  expect([rows.length, cut]).toEqual([maxFileRows, true]);
  expect(ask).toHaveBeenCalledTimes(20);
  expect(steps.at(-1)).toEqual({ done: maxFileRows, of: maxFileRows });
});

test('a row that moves to the next page meanwhile is taken once', async () => {
  const rows = all(150);
  const { collected } = collect(async (page) => pageOf(page === 1 ? rows : [{ id: 'new' }, ...rows], page));
  const ids = (await collected).rows.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(150);
});

test('can be given up between two pages', async () => {
  const given = new AbortController();
  const ask = jest.fn(async (page: number) => {
    if (page === 2) given.abort();
    return pageOf(all(500), page);
  });
  await expect(collect(ask, given.signal).collected).rejects.toThrow();
  expect(ask).toHaveBeenCalledTimes(2);
});
