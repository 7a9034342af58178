import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { seamlessPaths } from '@unisite/shared/contract/seamless';
import { openTable, type TestTable } from './testing/openTable.ts';

let table: TestTable;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table.close());

const get = (url: string, headers: Record<string, string> = {}) => table.sandbox.app.inject({ url, headers });

describe('the page of a game', () => {
  test('may be framed by the sites only, and runs nothing but its own files', async () => {
    const page = await get('/play/rong?code=rong~a&lang=en');
    expect(page.statusCode).toBe(200);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain('frame-ancestors http://localhost:3000 http://int.localhost:3000;');
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    expect(page.headers['x-content-type-options']).toBe('nosniff');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).not.toMatch(/\sstyle=|<style|\son\w+=|<script(?![^>]* src=)/);
  });

  test('shows what the platform named as text, in the language asked for', async () => {
    const page = await get('/play/rong?code=rong~b&lang=en');
    expect(page.body).toContain('<html lang="en" ');
    expect(page.body).toContain('&lt;Rồng &amp; Vàng&gt;');
    expect(page.body).not.toContain('<Rồng');
    expect((await get('/play/rong?lang=xx')).body).toContain('<html lang="vi" ');
  });

  test('hands a session over once; a used code and a code of another game give none', async () => {
    const sessionIn = (body: string): string | undefined => /name="play-session" content="([^"]*)"/.exec(body)?.[1];
    expect(sessionIn((await get('/play/rong?code=rong~c')).body)).toMatch(/^[\w-]{43}$/);
    for (const url of ['/play/rong?code=rong~c', '/play/ho?code=rong~d', '/play/rong?code=%3Cscript%3E']) {
      const page = await get(url);
      expect(sessionIn(page.body)).toBe('');
      expect(page.body).toContain('name="play-trouble" content="SESSION_EXPIRED"');
    }
  });

  test('opened again without a code still wears its name and asks no platform', async () => {
    await get('/play/rong?code=rong~e');
    const before = table.platform.calls.length;
    const again = await get('/play/rong');
    expect(again.body).toContain('&lt;Rồng &amp; Vàng&gt;');
    expect(again.body).toContain('name="play-trouble" content=""');
    expect(table.platform.calls).toHaveLength(before);
  });

  test('says when the platform does not answer', async () => {
    table.platform.fault = ({ path }) => (path === seamlessPaths.session ? 'unreachable' : 'none');
    expect((await get('/play/rong?code=rong~f')).body).toContain('content="PLATFORM_DOWN"');
    table.platform.fault = () => 'none';
  });

  test('of an impossible id is not there', async () => {
    expect((await get('/play/a%20b')).statusCode).toBe(404);
    expect((await get(`/play/${'a'.repeat(81)}`)).statusCode).toBe(404);
  });
});

describe('the calls of the page', () => {
  test('need a session that exists', async () => {
    for (const id of ['', 'x', 'A'.repeat(43)]) {
      const response = await get('/api/state', { 'x-play-session': id });
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual({ code: 'SESSION_EXPIRED' });
    }
  });

  test('do not come from other sites', async () => {
    const id = await table.enter();
    expect((await get('/api/state', { 'x-play-session': id, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(400);
    expect((await get('/api/state', { 'x-play-session': id, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
  });

  test('tell the balance as it is now, and messages go to the site of the lobby', async () => {
    const id = await table.enter();
    table.platform.balance += 5_000;
    const state = (await table.state(id)).json();
    expect(state).toMatchObject({ balance: table.platform.balance, siteOrigin: 'http://localhost:3000' });
    expect(JSON.stringify(state)).not.toContain('token-');
  });

  test.each([
    ['no body', undefined],
    ['not JSON', '{'],
    ['an action id that is too short', '{"actionId":"a","choice":{"stake":500000}}'],
    ['a body that is too large', JSON.stringify({ actionId: 'action-1', choice: 'x'.repeat(5_000) })],
  ])('are refused with %s', async (_, payload) => {
    const id = await table.enter();
    const response = await table.sandbox.app.inject({
      method: 'POST',
      url: '/api/play',
      headers: { 'x-play-session': id, 'content-type': 'application/json' },
      ...(payload === undefined ? {} : { payload }),
    });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.json()).toEqual({ code: 'BAD_REQUEST' });
  });
});

describe('the files of the page', () => {
  const addresses = async (): Promise<string[]> =>
    [...(await get('/play/rong')).body.matchAll(/"(\/app\/[^"]+\.\w+)"/g)].map((match) => match[1] ?? '');

  test('are all there, as scripts a browser understands, and can be kept for ever', async () => {
    const files = await addresses();
    expect(files.length).toBeGreaterThan(30);
    for (const url of new Set(files)) {
      const file = await get(url);
      expect([url, file.statusCode]).toEqual([url, 200]);
      expect(file.headers['cache-control']).toContain('immutable');
      if (!url.endsWith('.ts')) continue;
      expect(file.headers['content-type']).toContain('text/javascript');
      expect(file.body).not.toMatch(/^\s*(export )?(type|interface) \w+ =|import type/m);
    }
  });

  test('import only files that are served', async () => {
    for (const url of (await addresses()).filter((address) => address.endsWith('.ts'))) {
      const { body } = await get(url);
      for (const [, path = ''] of body.matchAll(/from '([^']+)'/g)) {
        const target = new URL(path, `http://x${url}`).pathname;
        expect([url, path, (await get(target)).statusCode]).toEqual([url, path, 200]);
      }
    }
  });

  test('of another build, of the server and of the tests are not served', async () => {
    const build = /\/app\/(\w+)\//.exec((await get('/play/rong')).body)?.[1] ?? '';
    for (const path of [
      '/app/0000000000000000/client/openGame.ts',
      `/app/${build}/play/round.ts`,
      `/app/${build}/games/ways/engine/measure.ts`,
      `/app/${build}/engine/draw.test.ts`,
      `/app/${build}/games/sports/server/book.ts`,
      `/app/${build}/../package.json`,
      `/app/${build}/client/%2e%2e/app.ts`,
    ]) {
      expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
    }
  });

  test('come compressed', async () => {
    const url = (await addresses()).find((address) => address.endsWith('.css')) ?? '';
    expect((await get(url, { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
    expect((await get(url, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  });
});

describe('the picture of a game', () => {
  test('is fetched from the platform once, and handed on as a picture only', async () => {
    await get('/play/tho?code=tho~p1');
    const before = table.platform.pictures;
    const picture = await get('/picture/tho');
    expect(picture.statusCode).toBe(200);
    expect(picture.headers['content-type']).toBe('image/svg+xml');
    expect(picture.headers['content-security-policy']).toContain('sandbox');
    expect((await get('/picture/tho')).body).toBe(picture.body);
    expect(table.platform.pictures).toBe(before + 1);
  });

  test('of a game that was not opened here is not there', async () => {
    expect((await get('/picture/khac')).statusCode).toBe(404);
    expect((await get('/picture/..%2Fvendor%2Fv1')).statusCode).toBe(404);
  });
});

test('says it is well', async () => {
  expect((await get('/healthz')).json()).toMatchObject({ status: 'ok', unsettled: 0 });
});
