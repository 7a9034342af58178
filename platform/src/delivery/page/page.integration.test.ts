import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Bootstrap, bootstrap, bootstrapValue } from '@unisite/shared/contract';
import { safeParse } from '@unisite/shared/schema';
import { hashPassword } from '../../access/identity/index.ts';
import { createMember } from '../../access/members/index.ts';
import { testPlatform } from '../../testing/testPlatform.ts';
import { type TestSite, testSite } from '../registry/testing/testSite.ts';
import { shellBuild } from '../registry/testing/writeBuild.ts';
import { earlyClicksHash } from './earlyClicks.ts';
import { startGuardHash } from './startGuard.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite({ sandboxUrl: 'http://sandbox.test:4999/games' });
});
afterAll(() => site.close());

const navigation = {
  host: 'localhost',
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'sec-fetch-dest': 'document',
};
const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ method: 'GET', url, headers: { ...navigation, ...headers } });
const digests = async (market = 'VN'): Promise<Record<string, string>> =>
  Object.fromEntries(
    (
      await site.database.query<{ remote: string; digest: string }>(
        'SELECT remote, digest FROM placement WHERE market_code = $1',
        [market],
      )
    ).map(({ remote, digest }) => [remote, digest]),
  );

function bootstrapIn(markup: string): Bootstrap {
  const [, json = ''] = /<script type="application\/json" id="bootstrap">(.*?)<\/script>/s.exec(markup) ?? [];
  const parsed = safeParse(bootstrapValue, JSON.parse(json));
  if (!parsed.success) throw new Error(JSON.stringify(parsed.error.issues));
  return parsed.data;
}
const preloads = (markup: string): string[] =>
  [...markup.matchAll(/<link rel="preload" href="([^"]*)"/g)].map(([, href = '']) => href);
const languageOf = (markup: string): string | undefined => /<html lang="(\w+)">/.exec(markup)?.[1];
const titleOf = (markup: string): string | undefined => /<title>(.*?)<\/title>/.exec(markup)?.[1];

describe('the page', () => {
  it('holds the shell’s files with their integrity, and what this path needs beforehand', async () => {
    const { body, statusCode } = await get('/live');
    const { 'mf-games': games } = await digests();
    expect(statusCode).toBe(200);
    for (const file of shellBuild.js) {
      expect(body).toContain(
        `<script defer fetchpriority="high" src="/assets/${file}" integrity="${shellBuild.files[file]?.integrity}" crossorigin></script>`,
      );
    }
    expect(body.indexOf('react.11111111.js')).toBeLessThan(body.indexOf('app.22222222.js'));
    const [style = ''] = shellBuild.css;
    expect(body).toContain(
      `<link rel="stylesheet" href="/assets/${style}" integrity="${shellBuild.files[style]?.integrity}" crossorigin>`,
    );
    expect(preloads(body)).toEqual([
      '/assets/texts-vi.4.js',
      ...['remoteEntry.0a1b2c3d.js', 'pages-live.js', 'pages-live.css', 'texts-vi.1.js'].map(
        (file) => `/remotes/mf-games/${games}/${file}`,
      ),
    ]);
    const files = await Promise.all(preloads(body).map((href) => get(href, { accept: '*/*' })));
    expect(files.map((file) => file.statusCode)).toEqual(files.map(() => 200));
    for (const [, href = '', integrity] of body.matchAll(/href="([^"]*)" as="\w+"[^>]* integrity="([^"]*)"/g)) {
      const content = (await get(href, { accept: '*/*' })).rawPayload;
      expect(`sha384-${createHash('sha384').update(content).digest('base64')}`).toBe(integrity);
    }
  });

  it('holds the hashes of the shell’s later parts', async () => {
    const { body } = await get('/live');
    const [, json = ''] = /<script type="application\/json" id="integrity">(.*?)<\/script>/s.exec(body) ?? [];
    const hashes: unknown = JSON.parse(json);
    expect(hashes).toEqual(
      Object.fromEntries(
        Object.entries(shellBuild.files)
          .filter(([file]) => !file.endsWith('.svg'))
          .map(([file, { integrity }]) => [`/assets/${file}`, integrity]),
      ),
    );
  });

  it('has the shape of what comes before the first script has run', async () => {
    expect((await get('/index')).body).toContain('<div class="placeholder placeholder--rail">');
    expect((await get('/live')).body).toContain('<div class="placeholder placeholder--page">');
    const bare = (await get('/agent')).body;
    expect(bare).toContain('<div id="root"><div class="awaiting" aria-hidden="true"><main></main></div></div>');
  });

  it('carries the strict policy, exactly', async () => {
    const { headers, body } = await get('/index');
    expect(headers['content-security-policy']).toBe(
      `default-src 'self'; script-src 'self' ${startGuardHash} ${earlyClicksHash}; worker-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; ` +
        `frame-src http://sandbox.test:4999; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; ` +
        `require-trusted-types-for 'script'; trusted-types default; ` +
        'report-uri /wps/system/csp-report',
    );
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'integrity-policy': 'blocked-destinations=(script)',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      vary: 'Available-Dictionary, Accept-Encoding',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(body).not.toMatch(/ style=|<style|javascript:| on\w+="/);
  });

  it('is compressed as the browser takes it', async () => {
    const plain = await get('/help');
    const brotli = await get('/help', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(titleOf(brotliDecompressSync(brotli.rawPayload).toString())).toBe(titleOf(plain.body));
    const gzip = await get('/help', { 'accept-encoding': 'gzip' });
    expect(titleOf(gunzipSync(gzip.rawPayload).toString())).toBe(titleOf(plain.body));
    expect((await site.app.inject({ method: 'HEAD', url: '/help', headers: navigation })).statusCode).toBe(200);
  });

  it('says what it is: title, description, address, skeleton, and a word to browsers without scripts', async () => {
    const live = (await get('/live')).body;
    expect(titleOf(live)).toBe('Trang /live · Unisite');
    expect(live).toContain('<link rel="canonical" href="http://localhost/live">');
    expect(live).toContain('<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">');
    expect(live).toContain('<meta name="theme-color" content="#0b1020">');
    expect(live).toMatch(/<div id="root"><div class="awaiting" aria-hidden="true"><header class="header">/);
    expect(live).toMatch(/<noscript><p class="wrap" lang="vi">.*<p class="wrap" lang="en">/);
    expect(titleOf((await get('/join', { cookie: 'lang=en' })).body)).toBe('Become a partner · Unisite');
    expect(titleOf((await get('/index')).body)).toBe('Unisite: Casino trực tuyến, thể thao và xổ số');
  });

  it('is found for what the site knows, and not found, the same page, for anything else', async () => {
    for (const path of ['/index', '/register.html', '/login', '/live', '/live/table/7', '/vip', '/game']) {
      expect([path, (await get(path)).statusCode]).toEqual([path, 200]);
    }
    for (const path of ['/nowhere', '/.env', '/live.php', '/wpsx']) {
      const answer = await get(path);
      expect([path, answer.statusCode]).toEqual([path, 404]);
      expect(answer.body).toContain('<meta name="robots" content="noindex">');
      expect(preloads(answer.body)).toEqual(['/assets/texts-vi.4.js']);
    }
    expect((await get('/vnlottery')).statusCode).toBe(200);
    expect((await get('/vnlottery', { host: 'int.localhost' })).statusCode).toBe(404);
    expect((await get('/elott', { host: 'int.localhost' })).statusCode).toBe(200);
  });

  it('sends / to the home page with what the link brought', async () => {
    const plain = await get('/');
    expect(plain.statusCode).toBe(302);
    expect(plain.headers.location).toBe('/index');
    expect((await get('/?referralCode=A1&x=%2F')).headers.location).toBe('/index?referralCode=A1&x=%2F');
    expect((await get('//evil.test/x')).headers.location).toBeUndefined();
  });

  it('is never given for a call or a file', async () => {
    const call = await get('/wps/system/nothing');
    expect(call.statusCode).toBe(404);
    expect(call.json()).toMatchObject({ success: false, code: 'NOT_FOUND' });
    const file = await get('/service-worker.js', { accept: '*/*', 'sec-fetch-dest': 'script' });
    expect(file.statusCode).toBe(404);
    expect(file.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  });

  it('writes nothing of the visitor’s address into the markup', async () => {
    const { body } = await get('/live/"><script>alert(1)</script>?q=</script><script>alert(2)</script>');
    expect(body).not.toContain('alert(');
  });
});

describe('the bootstrap in the page', () => {
  it('is what the contract says and what the call answers', async () => {
    const inPage = bootstrapIn((await get('/index')).body);
    const { value } = await site.call(bootstrap, {});
    expect(inPage).toEqual(value);
    expect(inPage.market).toMatchObject({ code: 'VN', currency: 'VND', defaultLanguage: 'vi' });
    expect(inPage.status.status).toBe(0);
    expect(inPage.session).toBeNull();
    expect(inPage.snapshot.remotes.map(({ name }) => name)).toEqual(['mf-games', 'mf-lottery', 'mf-agent']);
    expect(inPage.snapshot.revision).toBeGreaterThan(0);
  });

  it('holds the market’s own remotes: no Vietnamese lottery in the international one', async () => {
    const { market, snapshot } = bootstrapIn((await get('/index', { host: 'int.localhost' })).body);
    expect(market.code).toBe('INT');
    const lottery = snapshot.remotes.find(({ name }) => name === 'mf-lottery');
    expect(lottery?.routes.map(({ path }) => path)).toEqual(['/elott']);
    expect(lottery?.navigation.map(({ to }) => to)).toEqual(['/elott']);
  });

  it('holds the session of the browser’s cookie, and no name can break out of it', async () => {
    const nickname = '</script><script>alert(1)</script><!-- \u2028';
    const passwordHash = await hashPassword('Sen-hong-7');
    await createMember(site.database, {
      account: 'linh',
      nickname,
      passwordHash,
      customerType: 0,
      marketCode: 'VN',
      language: 'en',
    });
    const { headers } = await site.signIn('linh', 'Sen-hong-7');
    const answer = await get('/game', { cookie: headers.cookie ?? '' });
    expect(answer.body).not.toContain('alert(1)</script><!--');
    expect(answer.body).not.toContain('\u2028');
    const { session, language } = bootstrapIn(answer.body);
    expect(session).toMatchObject({ account: 'linh', nickname, customerType: 0 });
    expect(headers.authorization).toBe(`Bearer ${session?.token}`);
    // When signed in, the guarded route's files are preloaded, and the page is in the member's language.
    expect(preloads(answer.body).some((href) => href.endsWith('/pages-game.js'))).toBe(true);
    expect(preloads((await get('/game')).body).some((href) => href.endsWith('/pages-game.js'))).toBe(false);
    expect(language).toBe('en');
    expect(languageOf(answer.body)).toBe('en');
    expect(languageOf((await get('/game', { cookie: `${headers.cookie}; lang=vi` })).body)).toBe('vi');
  });

  it('follows maintenance: the status is said, and no remote is fetched', async () => {
    await site.database.query(`UPDATE market SET status = 1 WHERE code = 'INT'`);
    site.services.markets.forget();
    try {
      const { body } = await get('/live', { host: 'int.localhost' });
      expect(bootstrapIn(body).status.status).toBe(1);
      expect(preloads(body).filter((href) => href.startsWith('/remotes/'))).toEqual([]);
    } finally {
      await site.database.query(`UPDATE market SET status = 0 WHERE code = 'INT'`);
      site.services.markets.forget();
    }
  });
});

describe('the language of the page', () => {
  it('is the cookie’s, else the market’s, and in the international market the browser’s', async () => {
    const language = async (headers: Record<string, string>) => {
      const { body, headers: answered } = await get('/live', headers);
      expect(answered['content-language']).toBe(languageOf(body));
      expect(bootstrapIn(body).language).toBe(languageOf(body));
      return languageOf(body);
    };
    expect(await language({ 'accept-language': 'en' })).toBe('vi');
    expect(await language({ cookie: 'lang=en' })).toBe('en');
    expect(await language({ cookie: 'lang=xx' })).toBe('vi');
    expect(await language({ host: 'int.localhost' })).toBe('en');
    expect(await language({ host: 'int.localhost', 'accept-language': 'vi-VN,vi;q=0.9' })).toBe('vi');
    expect(preloads((await get('/live', { cookie: 'lang=en' })).body)).toContain('/assets/texts-en.4.js');
    expect((await site.call(bootstrap, {}, { headers: { cookie: 'lang=en' } })).value.language).toBe('en');
  });
});

describe('an address of no market', () => {
  it('is told so by a small page in both languages, with nothing to run or load', async () => {
    const { statusCode, headers, body } = await get('/index', { host: 'elsewhere.test' });
    expect(statusCode).toBe(421);
    expect(body).toContain('Địa chỉ này không được phục vụ tại đây');
    expect(body).toContain('This address is not served here');
    expect(body).not.toMatch(/<script|<link|<img/);
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(headers['cache-control']).toBe('no-store');
    expect((await get('/', { host: 'elsewhere.test' })).statusCode).toBe(421);
  });
});

describe('reports of what the policy stopped', () => {
  const send = (payload: string, type: string) =>
    site.app.inject({
      method: 'POST',
      url: '/wps/system/csp-report',
      headers: { host: 'localhost', 'content-type': type },
      payload,
    });
  const count = async (): Promise<number> =>
    (await get('/wps/system/csp-report/count')).json<{ reports: number }>().reports;

  it('are counted in both forms; nonsense counts nothing, and one address cannot flood the log', async () => {
    expect(await count()).toBe(0);
    const report = {
      'csp-report': {
        'effective-directive': 'style-src',
        'blocked-uri': 'inline',
        'document-uri': 'http://localhost/',
      },
    };
    expect((await send(JSON.stringify(report), 'application/csp-report')).statusCode).toBe(204);
    const body = { effectiveDirective: 'script-src', blockedURL: 'eval', documentURL: 'http://localhost/' };
    expect((await send(JSON.stringify([{ type: 'csp-violation', body }]), 'application/reports+json')).statusCode).toBe(
      204,
    );
    expect((await send('{broken', 'application/csp-report')).statusCode).toBe(204);
    expect(await count()).toBe(2);
    const many = await Promise.all(
      Array.from({ length: 30 }, () => send(JSON.stringify(report), 'application/csp-report')),
    );
    expect(many.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(5);
  });

  it('are not told to anyone in production', async () => {
    const production = await testPlatform({ settings: { mode: 'production' } });
    try {
      const answer = await production.app.inject({
        url: '/wps/system/csp-report/count',
        headers: { host: 'localhost' },
      });
      expect(answer.statusCode).toBe(404);
    } finally {
      await production.close();
    }
  });
});

it('asks for patience, as a page, while there is no shell to serve', async () => {
  const bare = await testPlatform();
  try {
    const answer = await bare.app.inject({ url: '/index', headers: navigation });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.body).toContain('Trang đang được chuẩn bị');
  } finally {
    await bare.close();
  }
});

it('shows a change made by another process on the next page', async () => {
  const { snapshot } = bootstrapIn((await get('/index')).body);
  await site.database.query(
    `UPDATE placement SET enabled = false, revision = $1 WHERE market_code = 'VN' AND remote = 'mf-lottery'`,
    [snapshot.revision + 1],
  );
  const heard = new Promise<void>((resolve) => {
    site.services.live.subscribe((_audience, event) => {
      if (event.type === 'registry') resolve();
    });
  });
  await site.services.live.publish(
    { market: 'VN' },
    { type: 'registry', market: 'VN', revision: snapshot.revision + 1 },
  );
  await heard;
  const deadline = Date.now() + 5_000;
  let names: string[] = [];
  while (Date.now() < deadline && names.join() !== 'mf-games,mf-agent') {
    names = bootstrapIn((await get('/index')).body).snapshot.remotes.map(({ name }) => name);
    await setTimeout(100); // stays below the address's rate limit
  }
  expect(names).toEqual(['mf-games', 'mf-agent']);
});
