import type { BrowserContext, Page } from 'playwright';
import { slowDown } from './conditions.ts';

/** Runs first in the page: records the longest time from each interaction to its paint. */
function observeInteractions(): void {
  const noted = new Map<number, number>();
  Object.assign(window, { __interactions: noted });
  new PerformanceObserver((list) => {
    // the DOM types lack interactions
    for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (interactionId) noted.set(interactionId, Math.max(noted.get(interactionId) ?? 0, duration));
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** Pause between interactions, milliseconds, so that each is painted before the next. */
const pause = 700;

/** Time for remaining loads after hydration, milliseconds. */
const settle = 3_000;

/** Waits until the controls are hydrated. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    (selectors) =>
      selectors.every((selector) => {
        const found = document.querySelector(selector);
        return found !== null && Object.keys(found).some((key) => key.startsWith('__reactFiber$'));
      }),
    ['.filters .chip', '.filters__search input', '.language', '.tile h3 a'],
    { timeout: 60_000, polling: 100 },
  );
  await page.waitForTimeout(settle);
}

/** Ten interactions of a visitor with a page of games. */
async function interact(page: Page): Promise<void> {
  const chips = page.locator('.filters .chip');
  const language = page.locator('.language').first();
  const search = page.locator('.filters__search input');
  const acts: (() => Promise<void>)[] = [
    () => language.click(),
    () => page.keyboard.press('Escape'),
    () => chips.nth(1).click(),
    () => chips.nth(0).click(),
    () => search.click(),
    () => page.keyboard.press('a'),
    () => page.keyboard.press('Backspace'),
    () => chips.nth(2).click(),
    () => chips.nth(0).click(),
    () => page.locator('.tile h3 a').first().click(),
  ];
  for (const act of acts) {
    await act();
    await page.waitForTimeout(pause);
  }
}

/**
 * The slowest of ten interactions with /live on the slowed processor (Interaction to Next Paint), milliseconds.
 * Browsers do not report interactions painted within a frame, which count as 16.
 */
export async function measureInteractions(context: BrowserContext, origin: string): Promise<number> {
  const page = await context.newPage();
  try {
    await slowDown(await context.newCDPSession(page));
    await page.addInitScript(observeInteractions);
    await page.goto(`${origin}/live`);
    await hydrated(page);
    await interact(page);
    return await page.evaluate(() =>
      Math.max(16, ...(window as unknown as { __interactions: Map<number, number> }).__interactions.values()),
    );
  } finally {
    await page.close();
  }
}
