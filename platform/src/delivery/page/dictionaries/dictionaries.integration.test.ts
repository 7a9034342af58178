import { createHash } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { hashPassword } from '../../../access/identity/index.ts';
import { createMember } from '../../../access/members/index.ts';
import { type TestSite, testSite } from '../../registry/testing/testSite.ts';

let site: TestSite;
let address = '';
let dictionary: Buffer = Buffer.alloc(0);
beforeAll(async () => {
  site = await testSite();
  address = await addressIn('/index');
  dictionary = (await get(address, { accept: '*/*' })).rawPayload;
});
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  site.app.inject({
    method,
    url,
    headers: { host: 'localhost', accept: 'text/html', 'accept-language': 'vi', ...headers },
  });
const linkedIn = (markup: string): string | null =>
  /<link rel="compression-dictionary" href="([^"]*)">/.exec(markup)?.[1] ?? null;

/** The dictionary that pages name; it is built after the first request for it. */
async function addressIn(url: string, headers: Record<string, string> = {}): Promise<string> {
  for (;;) {
    const found = linkedIn((await get(url, headers)).body);
    if (found) return found;
    await after(100); // faster requests are rate-limited
  }
}
const having = (content: Buffer): Record<string, string> => ({
  'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'available-dictionary': `:${createHash('sha256').update(content).digest('base64')}:`,
});

it('a guest’s page names a dictionary, which is a guest’s home page of the market and language', async () => {
  expect(address).toBe(`/dictionaries/${createHash('sha256').update(dictionary).digest('hex')}`);
  const text = dictionary.toString();
  expect(text).toContain('<html lang="vi">');
  expect(text).toContain('"session":null');
  const english = await addressIn('/live', { cookie: 'lang=en' });
  expect(english).not.toBe(address);
  expect((await get(english, { accept: '*/*' })).body).toContain('<html lang="en">');
  const international = await addressIn('/index', { host: 'int.localhost', cookie: 'lang=vi' });
  expect([address, english]).not.toContain(international);
});

it('a dictionary is text for documents of this site, for ever, in brotli where the browser takes it', async () => {
  const answer = await get(address, { accept: '*/*', 'accept-encoding': 'br' });
  expect(answer.headers).toMatchObject({
    'use-as-dictionary': 'match="/*", match-dest=("document")',
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-encoding': 'br',
  });
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(brotliDecompressSync(answer.rawPayload)).toEqual(dictionary);
  expect((await get(address, { accept: '*/*' }, 'HEAD')).rawPayload).toHaveLength(0);
  for (const name of ['', 'x', 'f'.repeat(64), '..%2fserver.log', `${address.slice(-64)}.br`]) {
    const missing = await get(`/dictionaries/${name}`, { accept: '*/*' });
    expect([name, missing.statusCode, missing.headers['cache-control']]).toEqual([name, 404, 'no-store']);
  }
});

it('a guest’s page comes as what differs from it, and decodes to the same page', async () => {
  for (const url of ['/index', '/live', '/nowhere?q=a']) {
    const whole = await get(url, { 'accept-encoding': 'br' });
    const page = await get(url, having(dictionary));
    expect(page.headers).toMatchObject({
      'content-encoding': 'dcz',
      vary: 'Accept-Encoding, Available-Dictionary',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': whole.headers['content-security-policy'],
    });
    const text = zstdDecompressSync(page.rawPayload.subarray(40), { dictionary }).toString();
    expect(text).toContain('</html>');
    expect(text).toBe(brotliDecompressSync(whole.rawPayload).toString());
    expect(page.rawPayload.length * 2).toBeLessThan(whole.rawPayload.length);
  }
});

it('a page comes as ever where the browser has none, or one of another market', async () => {
  const plain = await get('/index', { 'accept-encoding': 'gzip, br, dcz' });
  expect(plain.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Available-Dictionary, Accept-Encoding' });
  const unknown = await get('/index', having(Buffer.from('unknown')));
  expect(unknown.rawPayload).toEqual(plain.rawPayload);
  const elsewhere = await get('/index', { ...having(dictionary), host: 'int.localhost' });
  expect(elsewhere.headers['content-encoding']).toBe('br');
});

it('a page with a session is compressed with nothing but itself, and names no dictionary', async () => {
  await createMember(site.database, {
    account: 'linh',
    nickname: 'Linh',
    passwordHash: await hashPassword('linh-password'),
    customerType: 0,
    marketCode: 'VN',
  });
  const { headers } = await site.signIn('linh', 'linh-password');
  const page = await get('/index', { ...headers, ...having(dictionary) });
  expect(page.headers['content-encoding']).toBe('br');
  const text = brotliDecompressSync(page.rawPayload).toString();
  expect(text).toContain('"account":"linh"');
  expect(linkedIn(text)).toBeNull();
  // and the dictionary of guests' pages contains nothing of hers
  expect(await addressIn('/index')).toBe(address);
});

it('a market that is closed names none, and makes none', async () => {
  expect(await addressIn('/index', { host: 'int.localhost' })).not.toBeNull();
  await site.database.query(`UPDATE market SET status = 1 WHERE code = 'INT'`);
  site.services.markets.forget();
  const page = await get('/index', { host: 'int.localhost' });
  expect(linkedIn(page.body)).toBeNull();
  await site.database.query(`UPDATE market SET status = 0 WHERE code = 'INT'`);
  site.services.markets.forget();
});
