import { createHash } from 'node:crypto';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { silentLog } from '../../../foundation/log/log.ts';
import { temporaryFolder } from '../../registry/testing/writeBuild.ts';
import { dictionaryStore } from './dictionaryStore.ts';
import { type PageKind, pageDictionaries } from './pageDictionaries.ts';

let folder = '';
let remove = async () => {};
beforeEach(async () => {
  ({ folder, remove } = await temporaryFolder());
});
afterEach(() => remove());

const vietnam: PageKind = { market: 'VN', language: 'vi', host: 'localhost', protocol: 'https' };
const sha256Of = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Dictionaries whose home page is the next of `texts` each time, with a clock that the test controls. */
function dictionariesOf(texts: (string | null)[], isWhole = true) {
  let now = Date.now();
  let asked = 0;
  const store = dictionaryStore(folder);
  const dictionaries = pageDictionaries({
    store,
    log: silentLog,
    clock: () => new Date(now),
    async askHomePage() {
      asked += 1;
      const text = texts[asked - 1] ?? null;
      return text === null ? null : { text, isWhole };
    },
  });
  return {
    dictionaries,
    store,
    settled: dictionaries.settled,
    asked: () => asked,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}
const hour = 3_600_000;

test('the first is made once when a page asks for it, and is there after a start', async () => {
  const { dictionaries, asked, settled } = dictionariesOf(['first']);
  expect(await Promise.all([dictionaries.addressFor(vietnam), dictionaries.addressFor(vietnam)])).toEqual([null, null]);
  await settled();
  const address = await dictionaries.addressFor(vietnam);
  expect(address).toBe(`/dictionaries/${createHash('sha256').update('first').digest('hex')}`);
  expect(asked()).toBe(1);
  const later = dictionariesOf([]);
  expect(await later.dictionaries.addressFor(vietnam)).toBe(address);
  expect((await later.dictionaries.find('VN', sha256Of('first')))?.content.toString()).toBe('first');
  expect(await later.dictionaries.find('INT', sha256Of('first'))).toBeNull();
  expect(await dictionaries.addressFor(null)).toBeNull();
});

test('where the page cannot be had it is asked for again a while later', async () => {
  const { dictionaries, asked, pass, settled } = dictionariesOf([null, 'second']);
  await dictionaries.addressFor(vietnam);
  await settled();
  expect([await dictionaries.addressFor(vietnam), asked()]).toEqual([null, 1]);
  pass(10_000);
  await dictionaries.addressFor(vietnam);
  await settled();
  expect(await dictionaries.addressFor(vietnam)).not.toBeNull();
});

test('a page with skeletons is taken when it does not become whole', async () => {
  const pages = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
  const { dictionaries, asked, pass, settled } = dictionariesOf(pages, false);
  for (let tries = 0; tries < 6; tries++) {
    expect(await dictionaries.addressFor(vietnam)).toBeNull();
    await settled();
    pass(10_000);
  }
  expect(await dictionaries.addressFor(vietnam)).not.toBeNull();
  expect([asked(), (await dictionaries.find('VN', sha256Of('sixth')))?.content.toString()]).toEqual([6, 'sixth']);
});

test('one that does little is replaced, every six hours at most; the one before is still known', async () => {
  const { dictionaries, asked, pass, settled } = dictionariesOf(['first', 'second']);
  await dictionaries.addressFor(vietnam);
  await settled();
  const first = await dictionaries.addressFor(vietnam);
  await dictionaries.measured(vietnam, sha256Of('first'), 9_000);
  pass(6 * hour + 1_000);
  await dictionaries.measured(vietnam, sha256Of('first'), 3_000);
  await dictionaries.measured(vietnam, sha256Of('another'), 9_000);
  expect([await dictionaries.addressFor(vietnam), asked()]).toEqual([first, 1]);
  await dictionaries.measured(vietnam, sha256Of('first'), 9_000);
  await settled();
  expect(await dictionaries.addressFor(vietnam)).not.toBe(first);
  expect(await dictionaries.find('VN', sha256Of('first'))).not.toBeNull();
});

test('a few of each kind are kept, and none that was changed', async () => {
  const { store } = dictionariesOf([]);
  for (let n = 0; n < 6; n++) await store.keep('VN-vi', Buffer.from(`page ${n}`));
  await store.keep('VN-en', Buffer.from('page'));
  const kept = (await store.all()).map(({ kind }) => kind);
  expect(kept.sort()).toEqual(['VN-en', 'VN-vi', 'VN-vi', 'VN-vi', 'VN-vi']);
  expect(await readdir(path.join(folder, 'VN-vi'))).toHaveLength(8);
  const [one] = await store.all();
  if (one) await writeFile(one.path, 'changed');
  expect(await dictionaryStore(folder).all()).toHaveLength(4);
});

test('what else lies in the folder, or a folder that cannot be read, costs no page', async () => {
  await writeFile(path.join(folder, '.DS_Store'), '');
  const { dictionaries, settled } = dictionariesOf(['first']);
  await dictionaries.addressFor(vietnam);
  await settled();
  expect(await dictionaries.addressFor(vietnam)).not.toBeNull();
  const broken = pageDictionaries({
    store: { all: () => Promise.reject(new Error('EACCES')), keep: () => Promise.reject(new Error('EACCES')) },
    log: silentLog,
    clock: () => new Date(0),
    askHomePage: async () => null,
  });
  expect(await broken.addressFor(vietnam)).toBeNull();
  expect(await broken.find('VN', sha256Of('first'))).toBeNull();
  await broken.measured(vietnam, sha256Of('first'), 9_000);
});

test('one that is made again of the same page is as new', async () => {
  const page = Buffer.from('same');
  await dictionaryStore(folder).keep('VN-vi', page);
  const [old] = await dictionaryStore(folder).all();
  if (old) await utimes(old.path, new Date(0), new Date(0));
  const store = dictionaryStore(folder);
  expect((await store.all()).map(({ since }) => since)).toEqual([0]);
  await store.keep('VN-vi', page);
  expect((await store.all())[0]?.since).toBeGreaterThan(0);
});
