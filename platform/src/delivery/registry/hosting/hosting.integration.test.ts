import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rasterWidths } from '@unisite/shared/contract/pictures';
import sharp from 'sharp';
import { type TestSite, testSite } from '../testing/testSite.ts';
import { shellContents } from '../testing/writeBuild.ts';

let site: TestSite;
let games = '';
beforeAll(async () => {
  site = await testSite();
  games = (await placedDigest('mf-games')) ?? '';
});
afterAll(() => site.close());

const placedDigest = async (remote: string): Promise<string | undefined> =>
  (
    await site.database.query<{ digest: string }>(
      `SELECT digest FROM placement WHERE market_code = 'VN' AND remote = $1`,
      [remote],
    )
  )[0]?.digest;
const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  site.app.inject({ method, url, headers: { host: 'localhost', accept: '*/*', ...headers } });

/** A raster picture: on a busy machine it is not ready for the first requests, which get the drawing. */
async function getPixels(url: string, headers: Record<string, string> = {}) {
  for (let tries = 0; ; tries += 1) {
    const answer = await get(url, headers);
    if (answer.statusCode !== 302 || tries === 50) return answer;
  }
}

const forEver = 'public, max-age=31536000, immutable';
const notFound = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

describe('the files of remotes and shell', () => {
  it('are served for ever, checkable from the page, in brotli where the browser takes it', async () => {
    const plain = await get(`/remotes/mf-games/${games}/pages-live.js`);
    expect(plain.statusCode).toBe(200);
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': forEver,
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Accept-Encoding, Available-Dictionary',
      'content-length': String(plain.rawPayload.length),
    });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['set-cookie']).toBeUndefined();
    const small = await get(`/remotes/mf-games/${games}/pages-live.js`, { 'accept-encoding': 'gzip, deflate, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.headers['content-length']).toBe(String(small.rawPayload.length));
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length);
    expect(small.headers.etag).not.toBe(plain.headers.etag);
    expect(small.headers.etag).toMatch(/^"[\w+/]+-br"$/);
  });

  it('come with their content types; pictures as they are', async () => {
    const type = async (url: string) => (await get(url, { 'accept-encoding': 'br' })).headers['content-type'];
    expect(await type(`/remotes/mf-games/${games}/pages-live.css`)).toBe('text/css; charset=utf-8');
    expect(await type('/assets/app.22222222.js')).toBe('text/javascript; charset=utf-8');
    const picture = await get(`/remotes/mf-games/${games}/mark.1.png`, { 'accept-encoding': 'br' });
    expect(picture.headers['content-type']).toBe('image/png');
    expect(picture.headers['content-encoding']).toBeUndefined();
    expect((await get('/assets/react.11111111.js')).body).toBe(shellContents['react.11111111.js']);
  });

  it('are not sent again to whoever has them', async () => {
    const url = '/assets/app.22222222.js';
    const { headers } = await get(url);
    const again = await get(url, { 'if-none-match': `"x", W/${headers.etag}` });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
    expect(again.headers).toMatchObject({ etag: headers.etag, 'cache-control': forEver });
    expect((await get(url, { 'if-none-match': String(headers.etag), 'accept-encoding': 'br' })).statusCode).toBe(200);
  });

  it('answer HEAD with the same headers and no body', async () => {
    const url = `/remotes/mf-games/${games}/pages-live.js`;
    const whole = await get(url);
    const head = await get(url, {}, 'HEAD');
    expect(head.statusCode).toBe(200);
    expect(head.rawPayload).toHaveLength(0);
    for (const name of ['content-length', 'etag', 'content-type', 'cache-control']) {
      expect(head.headers[name]).toBe(whole.headers[name]);
    }
  });

  it.each([
    '/assets/nothing.js',
    '/assets/shell.json',
    '/assets/app.22222222.js.br',
    '/assets/../settings.ts',
    '/assets/%2e%2e/%2e%2e/etc/passwd',
    '/assets/',
    '/remotes/mf-games/GAMES/remote.json',
    '/remotes/mf-games/GAMES/pages-live.js.br',
    '/remotes/mf-games/GAMES/../GAMES/pages-live.js.br',
    '/remotes/mf-games/GAMES/..%2f..%2f..%2fmedia%2findex.json',
    '/remotes/mf-games/ffffffffffffffff/pages-live.js',
    '/remotes/mf-games/pages-live.js',
    '/remotes/nobody/GAMES/pages-live.js',
    '/remotes/__proto__/GAMES/constructor',
    '/media/test_2/games/unlisted.svg',
    '/media/test_2/index.json',
    '/media/test_2/games/jade-claw.svg.br',
    '/media/test_2/games/unlisted.151.avif',
    '/media/test_2/games/ruby-fan.150.avif',
    '/media/test_2/games/ruby-fan.100000.avif',
    '/media/test_2/games/ruby-fan.151.webp',
    '/media/test_2/games/ruby-fan.avif',
    '/media/test_2/vendors/ruby.151.avif',
    '/media/test_2/pixels-test_2/games/ruby-fan.151.avif',
    '/art/games/ruby-fan.151.avif',
  ])('missing: %s is 404, never the page, and never remembered', async (template) => {
    const answer = await get(template.replaceAll('GAMES', games), { accept: 'text/html,*/*' });
    expect(answer.statusCode).toBe(404);
    // An address that escapes its folder is not a file's: the page responds, with a 404 status.
    if (!answer.headers['content-type']?.toString().startsWith('text/html'))
      expect(answer.headers).toMatchObject(notFound);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('of older versions stay served when a new one is promoted', async () => {
    const { registry, publish } = await site.secondProcess();
    const digest = await publish({ name: 'mf-games', routes: ['/live'], version: '1.1.0', content: 'second' });
    // Published by another process and unknown to this one.
    expect((await get(`/remotes/mf-games/${digest}/pages-live.js`)).statusCode).toBe(200);
    const act = { kind: 'promote', digest } as const;
    await registry.acts.perform({ market: 'VN', remote: 'mf-games', act }, { who: 'operator:lan', why: 'a test' });
    expect((await get(`/remotes/mf-games/${games}/pages-live.js`)).statusCode).toBe(200);
  });

  it('are not served from a version whose store was changed after it was published, once that was seen', async () => {
    const { publish } = await site.secondProcess();
    const digest = await publish({ name: 'mf-third', routes: ['/third'] });
    const file = path.join(site.folder, 'data', 'artifacts', 'mf-third', digest, 'pages-third.js');
    await writeFile(file, (await readFile(file, 'utf8')).replace('module', 'nodule'));
    const answer = await get(`/remotes/mf-third/${digest}/pages-third.js`);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers).toMatchObject(notFound);
  });
});

describe('the drawn pictures', () => {
  it('are served for ever, and can run nothing when opened by themselves', async () => {
    const picture = await get('/media/test_2/games/jade-claw.svg', { 'accept-encoding': 'br' });
    expect(picture.statusCode).toBe(200);
    expect(picture.body).toBe('packed');
    expect(picture.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': forEver,
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; sandbox`,
    });
    expect(picture.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('are served under an address without a version as well, for an hour', async () => {
    const picture = await get('/art/games/jade-claw.svg');
    expect(picture.statusCode).toBe(200);
    expect(picture.headers['cache-control']).toBe('public, max-age=3600');
    expect((await get('/art/games/jade-claw.svg', { 'if-none-match': String(picture.headers.etag) })).statusCode).toBe(
      304,
    );
    expect((await get('/art/index.json')).statusCode).toBe(404);
  });

  it('come in pixels in the widths that are offered, made when they are first asked for', async () => {
    const url = '/media/test_2/games/ruby-fan.302.avif';
    const file = path.join(site.folder, 'data', 'media', 'pixels-test_2', 'games', 'ruby-fan.302.avif');
    await expect(readFile(file)).rejects.toThrow('ENOENT');
    const [picture, other] = await Promise.all([getPixels(url, { 'accept-encoding': 'br' }), getPixels(url)]);
    expect(picture.statusCode).toBe(200);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': forEver,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-length': String(picture.rawPayload.length),
      etag: '"test_2-302"',
    });
    expect(picture.headers['content-encoding']).toBeUndefined();
    expect(picture.headers.vary).toBe('Accept');
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'heif', width: 302, height: 403 });
    const { dominant } = await sharp(picture.rawPayload).stats();
    expect(dominant.r).toBeGreaterThan(190);
    expect(dominant.g + dominant.b).toBeLessThan(40);
    expect(other.rawPayload).toEqual(picture.rawPayload);
    expect(await readFile(file)).toEqual(picture.rawPayload);
    for (const width of rasterWidths) {
      const { rawPayload } = await getPixels(`/media/test_2/games/ruby-fan.${width}.avif`);
      expect((await sharp(rawPayload).metadata()).width).toBe(width);
    }
  });

  it('in pixels are not sent again to whoever has them, and HEAD sends none', async () => {
    const url = '/media/test_2/games/ruby-fan.151.avif';
    const { headers } = await getPixels(url);
    const again = await get(url, { 'if-none-match': `W/${headers.etag}` });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect(again.headers).toMatchObject({ etag: headers.etag, 'cache-control': forEver });
    const larger = await getPixels(url.replace('151', '227'), { 'if-none-match': String(headers.etag) });
    expect(larger.statusCode).toBe(200);
    const head = await get(url, {}, 'HEAD');
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(headers['content-length']);
  });

  it('are shown as they were drawn where no pixels can be made of them', async () => {
    const answer = await get('/media/test_2/games/jade-claw.151.avif');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers).toMatchObject({
      location: '/media/test_2/games/jade-claw.svg',
      'cache-control': 'no-store',
    });
    const url = '/media/test_2/games/ruby-fan.227.avif';
    await getPixels(url);
    const asked = async (accept: string) => (await get(url, { accept })).headers;
    expect((await asked('image/webp,image/*,*/*;q=0.8')).location).toBe('/media/test_2/games/ruby-fan.svg');
    expect((await asked('image/avif,image/webp,image/*,*/*;q=0.8'))['content-type']).toBe('image/avif');
  });

  it('are found by pages of an older version at their present address', async () => {
    const moved = await get('/media/older/games/jade-claw.svg');
    expect(moved.statusCode).toBe(302);
    expect(moved.headers).toMatchObject({ location: '/media/test_2/games/jade-claw.svg', 'cache-control': 'no-store' });
    const pixels = await get('/media/older/games/ruby-fan.151.avif');
    expect([pixels.statusCode, pixels.headers.location]).toEqual([302, '/media/test_2/games/ruby-fan.151.avif']);
  });
});

it('serves the small files that browsers and search engines look for', async () => {
  expect((await get('/robots.txt')).body).toContain('Disallow: /wps/');
  const icon = await get('/favicon.svg');
  expect(icon.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(icon.body).toMatch(/^<svg /);
  const manifest = await get('/manifest.webmanifest');
  expect(manifest.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(manifest.json()).toMatchObject({ name: 'Unisite', start_url: '/index' });
  expect((await get('/robots.txt', {}, 'HEAD')).statusCode).toBe(200);
});
