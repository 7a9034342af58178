import { createHash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { describe, expect, it, test } from '@jest/globals';
import { availableDictionary, compressWith } from './dictionaryCoding.ts';

const hash = (content: Buffer): string => createHash('sha256').update(content).digest('base64');
const some = hash(Buffer.from('some'));

describe('the dictionary that a browser has', () => {
  it('is known by its hash, where the browser takes dcz', () => {
    const asked = (available: string | string[], encodings = 'gzip, br, zstd, dcb, dcz') =>
      availableDictionary({ 'available-dictionary': available, 'accept-encoding': encodings });
    expect(asked(`:${some}:`)).toBe(some);
    expect(asked(`:${some}:`, 'gzip, br, dcb')).toBeNull();
    expect(asked(`:${some}:`, 'br, *')).toBeNull();
    expect(asked(`:${some}:`, 'br, dcz;q=0')).toBeNull();
    expect(asked([`:${some}:`])).toBeNull();
  });

  it.each([some, `"${some}"`, ':c29tZQ==:', `:${some}:;a=1`, `:${'A'.repeat(60_000)}=:`, '', ':../../etc/passwd:'])(
    'is none where the header is malformed: %.40s',
    (available) => {
      expect(availableDictionary({ 'available-dictionary': available, 'accept-encoding': 'dcz' })).toBeNull();
    },
  );
});

test('a body names its dictionary and decodes with it, and with it only', async () => {
  const before = Buffer.from('const rows = [1, 2, 3]; '.repeat(500));
  const content = Buffer.from(`${before.toString()}changed();`);
  const body = await compressWith({ sha256: hash(before), content: before }, content, 'now');
  expect(body?.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(body?.subarray(8, 40).toString('base64')).toBe(hash(before));
  expect(body?.length).toBeLessThan(120);
  const stream = body?.subarray(40) ?? Buffer.alloc(0);
  expect(zstdDecompressSync(stream, { dictionary: before })).toEqual(content);
  expect(() => zstdDecompressSync(stream)).toThrow();
});

test('what would be read as a trained dictionary is none', async () => {
  const trained = Buffer.concat([Buffer.from('37a430ec', 'hex'), Buffer.alloc(500)]);
  expect(await compressWith({ sha256: hash(trained), content: trained }, Buffer.from('text'), 'now')).toBeNull();
});
