import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { silentLog } from '../../../foundation/log/log.ts';
import { pixelsFile } from './pixels.ts';
import { openRasters } from './rasters.ts';

let folder = '';
let asked: string[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rasters-'));
  await mkdir(path.join(folder, 'games'));
  for (const name of ['a', 'b']) await writeFile(path.join(folder, 'games', `${name}.svg`), name);
  asked = [];
});
afterEach(async () => {
  jest.useRealTimers();
  await rm(folder, { recursive: true, force: true });
});

const pixels = async (drawing: Buffer, width: number): Promise<Buffer> => {
  asked.push(`${drawing} ${width}`);
  return Buffer.from(`${drawing} in ${width}`);
};
const open = (rasterise: typeof pixels = pixels, version = 'v1') =>
  openRasters({ folder, version, log: silentLog, rasterise });

test('a picture is made once, however many ask, and is found again by the next start', async () => {
  const rasters = open();
  const found = await Promise.all([1, 2, 3].map(() => rasters.find('games/a.svg', 151)));
  expect(asked).toEqual(['a 151']);
  const file = pixelsFile({ folder, version: 'v1' }, 'games/a.svg', 151);
  expect(found[0]).toEqual({ path: file, type: 'image/avif', bytes: 8, tag: 'v1-151', brotli: null });
  expect(found[2]).toEqual(found[0]);
  expect(await readFile(file, 'utf8')).toBe('a in 151');
  expect(await readdir(path.dirname(file))).toEqual(['a.151.avif']);
  expect(await open().find('games/a.svg', 151)).toEqual(found[0]);
  expect(asked).toEqual(['a 151']);
  expect((await rasters.find('games/a.svg', 302))?.tag).toBe('v1-302');
  expect(asked).toEqual(['a 151', 'a 302']);
});

test('another version of the drawings has pictures of its own', async () => {
  await open().find('games/a.svg', 151);
  await writeFile(path.join(folder, 'games', 'a.svg'), 'other');
  const found = await open(pixels, 'v2').find('games/a.svg', 151);
  expect(await readFile(found?.path ?? '', 'utf8')).toBe('other in 151');
});

test('one that takes long is not waited for, and is there for who asks later', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  let letGo = () => {};
  const late = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const rasters = open(async (...given) => {
    await late;
    return pixels(...given);
  });
  const first = rasters.find('games/a.svg', 151);
  jest.advanceTimersByTime(99);
  let answered = false;
  void first.then(() => {
    answered = true;
  });
  await new Promise((done) => setImmediate(done));
  expect(answered).toBe(false);
  jest.advanceTimersByTime(1);
  expect(await first).toBeNull();
  letGo();
  expect((await rasters.find('games/a.svg', 151))?.bytes).toBe(8);
  expect(asked).toEqual(['a 151']);
});

test('what cannot be made is told once and not tried again until the next start', async () => {
  let tries = 0;
  const warn = jest.fn();
  const rasters = openRasters({
    folder,
    version: 'v1',
    log: { ...silentLog, warn },
    async rasterise() {
      tries += 1;
      throw new Error('no drawing');
    },
  });
  expect(await rasters.find('games/a.svg', 151)).toBeNull();
  expect(await rasters.find('games/a.svg', 151)).toBeNull();
  expect([tries, warn.mock.calls.length]).toEqual([1, 1]);
  expect((await open().find('games/a.svg', 151))?.bytes).toBe(8);
});
