import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { silentLog } from '../../../../foundation/log/log.ts';
import { temporaryFolder } from '../../testing/writeBuild.ts';
import type { StoredFile } from '../hostedFile.ts';
import { createDeltas } from './deltas.ts';
import { earlierFile, VERSIONS_BACK } from './earlierFile.ts';

let folder = '';
let remove = async () => {};
beforeAll(async () => {
  ({ folder, remove } = await temporaryFolder());
});
afterAll(() => remove());

const base = Array.from({ length: 300 }, (_, n) => `const name${n} = ${n * n};`).join('\n');

async function stored(name: string, text: string): Promise<StoredFile> {
  const file = path.join(folder, name);
  await writeFile(file, text);
  const sha256 = createHash('sha256').update(text).digest('base64');
  return { path: file, type: 'text/javascript', bytes: text.length, tag: name, brotli: null, sha256 };
}

test('a delta is made once, also for those who ask at once, and found again', async () => {
  const deltas = createDeltas({ log: silentLog });
  const [first, second] = [await stored('a.js', base), await stored('b.js', `${base}\nmore();`)];
  const [one, other] = await Promise.all([deltas.find(second, first), deltas.find(second, first)]);
  expect(one?.length).toBeLessThan(120);
  expect(other).toBe(one);
  await rm(first.path);
  expect(await deltas.find(second, first)).toBe(one);
});

test('what was asked for longest ago is given up when there is too much', async () => {
  const deltas = createDeltas({ log: silentLog, capacity: 150 });
  const first = await stored('first.js', base);
  const later = await Promise.all(['x', 'y', 'z'].map((end) => stored(`${end}.js`, `${base}\n${end}();`)));
  const made = [];
  for (const file of later) made.push(await deltas.find(file, first));
  expect(made.every((delta) => delta !== null && delta.length > 50 && delta.length <= 75)).toBe(true);
  await rm(first.path); // so that an evicted delta cannot be made again
  expect(await Promise.all(later.map((file) => deltas.find(file, first)))).toEqual([null, made[1], made[2]]);
});

test('there is none of files that are gone or large, and none that is longer than the file', async () => {
  const deltas = createDeltas({ log: silentLog });
  const [first, second] = [await stored('c.js', base), await stored('d.js', `${base}\nmore();`)];
  expect(await deltas.find({ ...second, bytes: 1_000_001 }, first)).toBeNull();
  expect(await deltas.find(second, { ...first, bytes: 1_000_001 })).toBeNull();
  expect(await deltas.find(await stored('short.js', 'x'), first)).toBeNull();
  expect(await deltas.find({ ...second, path: path.join(folder, 'gone.js') }, first)).toBeNull();
});

test('a crowd of different deltas waits in a bounded queue; those beyond get the whole file', async () => {
  const deltas = createDeltas({ log: silentLog });
  const first = await stored('crowd.js', base);
  const crowd = await Promise.all(Array.from({ length: 40 }, (_, n) => stored(`${n}.js`, `${base}\ncall(${n});`)));
  const found = await Promise.all(crowd.map((file) => deltas.find(file, first)));
  expect(found.filter((delta) => delta !== null)).toHaveLength(17);
  expect(await deltas.find(crowd.at(-1) ?? first, first)).not.toBeNull();
});

test('an earlier file is of the same family, and of one of the latest versions', async () => {
  const file = await stored('app.1111aaaa.js', base);
  const versions = (after: number) => [
    new Map([['app.1111aaaa.js', file]]),
    ...Array.from({ length: after }, () => new Map<string, StoredFile>()),
  ];
  expect(earlierFile(versions(0), 'app.*.js', file.sha256)).toBe(file);
  expect(earlierFile(versions(VERSIONS_BACK - 1), 'app.*.js', file.sha256)).toBe(file);
  expect(earlierFile(versions(VERSIONS_BACK), 'app.*.js', file.sha256)).toBeNull();
  expect(earlierFile(versions(0), 'vendor.*.js', file.sha256)).toBeNull();
  expect(earlierFile(versions(0), 'app.*.js', 'another')).toBeNull();
});
