import { createHash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestSite, testSite } from '../../testing/testSite.ts';

let site: TestSite;
let first = '';
let second = '';
let other = '';
beforeAll(async () => {
  site = await testSite();
  const { publish } = await site.secondProcess();
  const content = Array.from({ length: 60 }, (_, n) => `const name${n * n} = ${n ** 5};`).join(' ');
  const offers = { name: 'mf-fourth', routes: ['/fourth'] };
  first = await publish({ ...offers, content });
  second = await publish({ ...offers, version: '1.1.0', content: `${content} one line more` });
  other = await publish({ name: 'mf-fifth', routes: ['/fifth'] });
  // published by another process: noticed when one of its files is requested
  for (const url of [at('mf-fourth', first), at('mf-fifth', other)]) await get(url);
});
afterAll(() => site.close());

const entry = 'remoteEntry.0a1b2c3d.js';
const at = (remote: string, digest: string, file = entry): string => `/remotes/${remote}/${digest}/${file}`;
const encodings = 'gzip, deflate, br, zstd, dcb, dcz';
const sha256Of = (content: Buffer): string => createHash('sha256').update(content).digest('base64');

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  site.app.inject({ method, url, headers: { host: 'localhost', accept: '*/*', ...headers } });
const having = (content: Buffer): Record<string, string> => ({
  'accept-encoding': encodings,
  'available-dictionary': `:${sha256Of(content)}:`,
});
const wholeOf = async (url: string): Promise<Buffer> => (await get(url)).rawPayload;

describe('a file of a remote', () => {
  it('asks to be kept as the dictionary of the same file of the next version', async () => {
    const script = await get(at('mf-fourth', first));
    expect(script.headers['use-as-dictionary']).toBe('match="/remotes/mf-fourth/*/remoteEntry.*.js"');
    const style = await get(at('mf-fourth', first, 'pages-fourth.css'));
    expect(style.headers['use-as-dictionary']).toBe('match="/remotes/mf-fourth/*/pages-fourth.css"');
    expect((await get(at('mf-fourth', first, 'mark.1.png'))).headers['use-as-dictionary']).toBeUndefined();
    expect((await get('/assets/app.22222222.js')).headers['use-as-dictionary']).toBe('match="/assets/app.*.js"');
  });

  it('comes as what differs for a browser that has the last one, and decodes to the same bytes', async () => {
    const [before, after] = [await wholeOf(at('mf-fourth', first)), await wholeOf(at('mf-fourth', second))];
    const brotli = await get(at('mf-fourth', second), { 'accept-encoding': 'br' });
    const delta = await get(at('mf-fourth', second), having(before));
    expect(delta.statusCode).toBe(200);
    expect(delta.headers).toMatchObject({
      'content-encoding': 'dcz',
      vary: 'Accept-Encoding, Available-Dictionary',
      'content-length': String(delta.rawPayload.length),
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'use-as-dictionary': 'match="/remotes/mf-fourth/*/remoteEntry.*.js"',
    });
    expect(delta.rawPayload.subarray(0, 40).toString('hex')).toBe(
      `5e2a4d1820000000${Buffer.from(sha256Of(before), 'base64').toString('hex')}`,
    );
    expect(zstdDecompressSync(delta.rawPayload.subarray(40), { dictionary: before })).toEqual(after);
    expect(delta.headers.etag).not.toBe(brotli.headers.etag);
  });

  it('that did not change is next to nothing', async () => {
    const style = 'pages-fourth.css';
    const before = await wholeOf(at('mf-fourth', first, style));
    const delta = await get(at('mf-fourth', second, style), having(before));
    expect(delta.headers['content-encoding']).toBe('dcz');
    expect(delta.rawPayload.length).toBeLessThan(70);
  });

  it('is not sent again to whoever has it, and HEAD sends none', async () => {
    const before = await wholeOf(at('mf-fourth', first));
    const delta = await get(at('mf-fourth', second), having(before));
    const again = await get(at('mf-fourth', second), {
      ...having(before),
      'if-none-match': String(delta.headers.etag),
    });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect(again.headers.vary).toBe(delta.headers.vary);
    const head = await get(at('mf-fourth', second), having(before), 'HEAD');
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(delta.headers['content-length']);
    const part = await get(at('mf-fourth', second), { ...having(before), range: 'bytes=0-9' });
    expect([part.statusCode, part.rawPayload]).toEqual([200, delta.rawPayload]);
  });

  it('comes as ever where the dictionary is unknown, of another file or remote, or malformed', async () => {
    const asEver = await get(at('mf-fourth', second), { 'accept-encoding': encodings });
    expect(asEver.headers['content-encoding']).toBe('br');
    const [foreign, neighbour, known] = await Promise.all(
      [at('mf-fifth', other), at('mf-fourth', first, 'texts-vi.1.js'), at('mf-fourth', first)].map(wholeOf),
    );
    for (const available of [
      `:${sha256Of(Buffer.from('unknown'))}:`,
      `:${sha256Of(foreign ?? Buffer.alloc(0))}:`,
      `:${sha256Of(neighbour ?? Buffer.alloc(0))}:`,
      sha256Of(known ?? Buffer.alloc(0)),
      `:${'A'.repeat(5_000)}=:`,
    ]) {
      const answer = await get(at('mf-fourth', second), {
        'accept-encoding': encodings,
        'available-dictionary': available,
      });
      expect(answer.headers['content-encoding']).toBe('br');
      expect(answer.rawPayload).toEqual(asEver.rawPayload);
      expect(answer.headers.etag).toBe(asEver.headers.etag);
    }
    const withoutDcz = await get(at('mf-fourth', second), {
      ...having(known ?? Buffer.alloc(0)),
      'accept-encoding': 'gzip, br, dcb',
    });
    expect(withoutDcz.rawPayload).toEqual(asEver.rawPayload);
  });

  it('of a version that was removed is no dictionary any more', async () => {
    const before = await wholeOf(at('mf-fourth', first));
    await site.services.registry.versions.leaveOut([{ remote: 'mf-fourth', digest: first }]);
    const answer = await get(at('mf-fourth', second), having(before));
    expect(answer.headers['content-encoding']).toBe('br');
  });
});
