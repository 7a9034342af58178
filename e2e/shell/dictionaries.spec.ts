import type { CDPSession } from '@playwright/test';
import { expect, test } from '../fixtures/site.ts';

/** Content encodings of scripts, styles and the document, by path. */
async function codingsOf(session: CDPSession): Promise<ReadonlyMap<string, string>> {
  const paths = new Map<string, string>();
  const heads = new Map<string, string>();
  const codings = new Map<string, string>();
  const note = (id: string) => {
    const [path, coding] = [paths.get(id), heads.get(id)];
    if (path !== undefined && coding !== undefined) codings.set(path, coding);
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const { pathname } = new URL(request.url);
    if (type === 'Document' || /\.(js|css)$/.test(pathname)) paths.set(requestId, pathname);
    note(requestId);
  });
  session.on('Network.responseReceivedExtraInfo', ({ requestId, headers }) => {
    const coding = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-encoding');
    heads.set(requestId, coding?.[1] ?? '');
    note(requestId);
  });
  await session.send('Network.enable');
  return codings;
}

test('who comes again is sent what differs, and it stands the page’s policy and hashes', async ({ page }) => {
  // a newly started platform builds its dictionary while the first pages are requested
  await expect(async () => {
    const dictionary = page.waitForResponse(/\/dictionaries\/[0-9a-f]{64}$/, { timeout: 10_000 });
    await page.goto('/promotions', { waitUntil: 'load' });
    expect((await dictionary).headers()['use-as-dictionary']).toBe('match="/*", match-dest=("document")');
    await (await dictionary).finished();
    // also loads what is fetched when idle, because the browser has no dictionary for a file it never loaded
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLScriptElement>('script[src]')]
        .map(({ src }) => src)
        .concat('/recovery.', '/transport.')
        .every((part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part))),
    );
  }).toPass();
  const session = await page.context().newCDPSession(page);
  const codings = await codingsOf(session);
  // simulates new versions of all files: the cache has none of them, but the browser keeps its dictionaries
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto('/promotions', { waitUntil: 'load' });
  await expect(page.getByRole('main')).toContainText('Khuyến mãi');
  expect(codings.get('/promotions')).toBe('dcz');
  const first = await page
    .locator('script[src], link[rel=stylesheet]')
    .evaluateAll((elements) =>
      elements.map((element) => [
        new URL(element.getAttribute('src') ?? element.getAttribute('href') ?? '', location.href).pathname,
        element.getAttribute('integrity')?.slice(0, 7),
      ]),
    );
  expect(first.length).toBeGreaterThan(4);
  // some are only requested during the page's start
  await expect
    .poll(() => first.map(([path = '', integrity]) => [path, integrity, codings.get(path)]))
    .toEqual(first.map(([path]) => [path, 'sha384-', 'dcz']));
});
