import { expect, test } from '../fixtures/site.ts';
import { words } from '../fixtures/words.ts';

/** A policy as its directives. */
const directives = (policy: string | undefined): Record<string, string[]> =>
  Object.fromEntries(
    (policy ?? '').split(';').map((one) => {
      const [name = '', ...values] = one.trim().split(/\s+/);
      return [name, values];
    }),
  );

const hash = expect.stringMatching(/^'sha256-[\w+/=]{44}'$/);

test('a page comes with the strict policy, and is kept by nobody', async ({ request, site }) => {
  for (const path of ['/index', '/rng', '/khong-co-trang-nay']) {
    const answer = await request.get(path, { headers: { accept: 'text/html' } });
    const headers = answer.headers();
    const policy = directives(headers['content-security-policy']);
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'", hash, hash],
      'worker-src': ["'none'"],
      'style-src': ["'self'"],
      'connect-src': ["'self'"],
      'frame-src': [new URL(site.sandbox).origin],
      'frame-ancestors': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'require-trusted-types-for': ["'script'"],
    });
    expect(headers['integrity-policy']).toContain('blocked-destinations=(script)');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
  }
});

test('every script and style of the page carries its hash', async ({ page }) => {
  await page.goto('/index');
  const loose = await page.evaluate(() =>
    [...document.querySelectorAll('script[src], link[rel="stylesheet"]')]
      .filter((element) => !element.getAttribute('integrity')?.startsWith('sha384-'))
      .map((element) => element.outerHTML),
  );
  expect(loose).toEqual([]);
  // admitted by the policy's hashes
  expect(await page.locator('script:not([src]):not([type="application/json"])').count()).toBeLessThanOrEqual(2);
  expect(await page.locator('style').count()).toBe(0);
});

test('the policy is in force: no markup or script from strings, no other origin', async ({ page, site }) => {
  site.expectComplaints(/'TrustedHTML'|'TrustedScriptURL'|Content Security Policy/);
  await page.goto('/help');
  const stopped = await page.evaluate(async () => {
    const nameOf = (work: () => unknown): string => {
      try {
        work();
        return 'allowed';
      } catch (error) {
        return error instanceof Error ? error.name : String(error);
      }
    };
    const markup = nameOf(() => {
      document.createElement('div').innerHTML = '<b>x</b>';
    });
    const address = nameOf(() => {
      document.createElement('script').src = '/assets/x.js';
    });
    const outside = await fetch('https://example.org/').then(
      () => 'allowed',
      (error: Error) => error.name,
    );
    return { markup, address, outside };
  });
  expect(stopped).toEqual({ markup: 'TypeError', address: 'TypeError', outside: 'TypeError' });
});

test('files are kept for ever under names that mean their content; what does not exist is not', async ({
  page,
  request,
}) => {
  const files: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (/^\/(assets|remotes|media)\//.test(pathname)) files.push(pathname);
  });
  await page.goto('/index');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  for (const start of ['/assets/', '/remotes/', '/media/']) {
    const file = files.find((path) => path.startsWith(start));
    if (!file) throw new Error(`the page loads nothing from ${start}`);
    const headers = (await request.get(file)).headers();
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers.etag).toBeTruthy();
    const again = await request.get(file, { headers: { 'if-none-match': headers.etag ?? '' } });
    expect(again.status()).toBe(304);
  }
  for (const path of [
    '/assets/khong-co.js',
    '/remotes/mf-promo/0123456789abcdef/khong-co.js',
    '/media/x/khong-co.svg',
    '/assets/..%2f..%2fpackage.json',
  ]) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(answer.headers()['cache-control']).toBe('no-store');
    expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  }
});

test('calls are kept by nobody and cannot be framed', async ({ request }) => {
  const headers = (await request.get('/wps/game/menu')).headers();
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

test('the session’s cookie is out of the reach of scripts and of other sites', async ({ page, context, site }) => {
  await site.arriveAs(page, 'player');
  await page.goto('/index');
  await expect(page.getByRole('button', { name: words.balance })).toBeVisible();
  const cookies = await context.cookies();
  const session = cookies.find(({ name }) => name === '__Host-unisite');
  expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
  expect(await page.evaluate(() => document.cookie)).not.toContain('__Host-unisite');
  expect(await page.content()).not.toContain(session?.value);
  // the handle that scripts have is worth nothing without it
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  await context.clearCookies();
  const refused = await context.request.get('/wps/member/info', { headers: { authorization: `Bearer ${token}` } });
  expect(refused.status()).toBe(401);
});

test('a game may be framed by the site alone', async ({ request, site }) => {
  const answer = await request.get(`${site.sandbox}/play/khong-co`);
  const policy = directives(answer.headers()['content-security-policy']);
  expect(policy['frame-ancestors']).toEqual([new URL(site.address).origin, new URL(site.international).origin]);
});
