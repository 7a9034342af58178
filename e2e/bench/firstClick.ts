import type { BrowserContext } from 'playwright';
import { slowDown } from './conditions.ts';

/** Something that a visitor clicks as soon as it is visible, and the reaction. */
export interface FirstClick {
  readonly name: string;
  readonly path: string;
  /** Selector of what is clicked. */
  readonly press: string;
  /** Selector of what appears then, in this document or the next. */
  readonly answer: string;
}

export const firstClicks: readonly FirstClick[] = [
  {
    name: 'a tile of /live, the dialog',
    path: '/live',
    press: '[data-module="./pages/CategoryPage"] .tile a[href^="/game?"]',
    answer: 'dialog[open]',
  },
  {
    name: 'a category of /index, its page',
    path: '/index',
    press: '[data-module="./widgets/CategoryStrip"] a[href="/live"]',
    answer: '[data-module="./pages/CategoryPage"] h1',
  },
];

/** Runs first in each document: records when something becomes visible, milliseconds since the epoch. */
function noteSeen({ press, answer }: Pick<FirstClick, 'press' | 'answer'>): void {
  const noted: Record<string, number> = {};
  Object.assign(window, { __seen: noted });
  const look = () => {
    for (const [name, selector] of Object.entries({ press, answer }))
      if (!(name in noted) && document.querySelector(selector)?.getClientRects().length) noted[name] = Date.now();
    if (!('answer' in noted)) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const patience = 60_000;

/**
 * Visits a page with an empty cache under the benchmark's conditions, clicks at once, and returns the time from
 * navigation to reaction, milliseconds.
 */
export async function measureFirstClick(context: BrowserContext, origin: string, click: FirstClick): Promise<number> {
  const page = await context.newPage();
  try {
    await slowDown(await context.newCDPSession(page));
    await page.addInitScript(noteSeen, { press: click.press, answer: click.answer });
    await page.goto(origin + click.path, { waitUntil: 'commit' });
    const began = await page.evaluate(() => performance.timeOrigin);
    const seen = (name: 'press' | 'answer') =>
      page.waitForFunction((wanted) => (window as unknown as Seen).__seen[wanted], name, {
        timeout: patience,
        polling: 30,
      });
    await seen('press');
    const box = await page.locator(click.press).first().boundingBox();
    if (!box) throw new Error(`${click.press} has no place`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const answered = await (await seen('answer')).jsonValue();
    return Number(answered) - began;
  } finally {
    await page.close();
  }
}

type Seen = { __seen: Record<string, number | undefined> };
