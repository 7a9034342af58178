import type { BrowserContext, CDPSession, Page } from 'playwright';
import { slowDown } from './conditions.ts';
import type { MeasuredPage } from './pages.ts';

/** One visit. Times in milliseconds since the start of the navigation; bytes on the wire. */
export interface Visit {
  fcp: number;
  lcp: number;
  cls: number;
  /** When the route's own content is visible. */
  content: number;
  /** When that content is hydrated, and so responds to clicks. */
  hydrated: number;
  bytes: number;
  scriptBytes: number;
  requests: number;
}

/** Runs first in the page and records what the browser reports. */
function observe(selector: string): void {
  const noted = { lcp: 0, cls: 0, content: 0, hydrated: 0 };
  Object.assign(window, { __noted: noted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noted.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    // the DOM types lack layout shifts
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!shift.hadRecentInput) noted.cls += shift.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const found = document.querySelector(selector);
    const isSeen =
      found && found.getClientRects().length > 0 && (found.textContent?.trim() || found.querySelector('img'));
    if (isSeen && noted.content === 0) noted.content = performance.now();
    // hydrated elements have a property set by React
    if (isSeen && Object.keys(found).some((key) => key.startsWith('__reactFiber$'))) noted.hydrated = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** How long late paints and shifts are observed after the content, milliseconds. */
const settle = 2_500;
const patience = 60_000;

/** Visits a page once with the context's cache as it is, under the benchmark's conditions. */
export async function visit(context: BrowserContext, origin: string, measured: MeasuredPage): Promise<Visit> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    const traffic = await countTraffic(session);
    await slowDown(session);
    await page.addInitScript(observe, measured.content);
    await page.goto(origin + measured.path, { waitUntil: 'commit' });
    await page.waitForFunction(() => (window as unknown as Noted).__noted.hydrated > 0, undefined, {
      timeout: patience,
      polling: 100,
    });
    await page.waitForTimeout(settle);
    return { ...(await timesOf(page)), ...traffic() };
  } finally {
    await page.close();
  }
}

type Noted = { __noted: { lcp: number; cls: number; content: number; hydrated: number } };

const timesOf = (page: Page): Promise<Pick<Visit, 'fcp' | 'lcp' | 'cls' | 'content' | 'hydrated'>> =>
  page.evaluate(() => {
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    return { fcp, ...(window as unknown as Noted).__noted };
  });

/** Counts network traffic; responses from the cache cost nothing. */
async function countTraffic(session: CDPSession): Promise<() => Pick<Visit, 'bytes' | 'scriptBytes' | 'requests'>> {
  const scripts = new Set<string>();
  const cached = new Set<string>();
  const counted = { bytes: 0, scriptBytes: 0, requests: 0 };
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (type === 'Script' || /\.js$/.test(request.url)) scripts.add(requestId);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (cached.has(requestId) || encodedDataLength === 0) return;
    counted.requests += 1;
    counted.bytes += encodedDataLength;
    if (scripts.has(requestId)) counted.scriptBytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => ({ ...counted });
}
