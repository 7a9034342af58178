import type { GameCard } from '@unisite/shared/contract/games';
import { rasterUrl } from '@unisite/shared/contract/pictures';
import type { Browser, Page } from 'playwright';
import { type Frames, framesOf } from '../frames.ts';
import { wheel } from './wheel.ts';

/** What to scroll, and under which conditions. */
export interface Course {
  readonly origin: string;
  /** Width of the window. */
  readonly width: number;
  readonly games: number;
  /** How many times slower the processor is. */
  readonly slower: number;
}

/** The width that a browser picks for a lobby tile at a device pixel ratio of one. */
export const pictureWidth = 151;

/** A blank page of this site, because pictures are only served to pages of their own site. */
const emptyPage = '/robots.txt';

/** Scrolls a page of plain boxes: the frames that this machine drops anyway. */
export const measureBoxes = (browser: Browser, course: Course): Promise<Frames> =>
  scrolled(browser, course, 12_000, async (page) => {
    await page.evaluate(() => {
      document.body.replaceChildren();
      for (let n = 0; n < 100; n += 1)
        document.body.append(Object.assign(document.createElement('p'), { textContent: n }));
      for (const box of document.querySelectorAll('p')) box.style.height = '240px';
    });
  });

/**
 * Scrolls as many images as the lobby has tiles on the way, in its grid and with names, lazily loaded by the browser.
 */
export async function measureImages(browser: Browser, course: Course): Promise<Frames> {
  const { columns, tile, row } = { columns: 8, tile: 151, row: 260 };
  return scrolled(browser, course, (course.games / columns) * row - 900, async (page) => {
    const pictures = await picturesOf(page, course);
    await page.evaluate(
      ({ pictures, columns, tile, row }) => {
        document.body.replaceChildren();
        const grid = document.body.appendChild(document.createElement('div'));
        Object.assign(grid.style, {
          display: 'grid',
          gridTemplateColumns: `repeat(${columns}, ${tile}px)`,
          gap: '16px',
        });
        for (const { name, srcset } of pictures) {
          const box = grid.appendChild(document.createElement('div'));
          box.style.height = `${row - 16}px`;
          const image = Object.assign(document.createElement('img'), { alt: '', loading: 'lazy', decoding: 'async' });
          Object.assign(image.style, { width: `${tile}px`, height: `${(tile * 4) / 3}px` });
          Object.assign(image, { sizes: `${tile}px`, srcset });
          box.append(image, name);
        }
      },
      { pictures, columns, tile, row },
    );
  });
}

async function scrolled(
  browser: Browser,
  { origin, width, slower }: Course,
  pixels: number,
  build: (page: Page) => Promise<void>,
): Promise<Frames> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(origin + emptyPage);
    await build(page);
    await page.waitForTimeout(1_000);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    return await framesOf(session, () => wheel(session, { width, pixels }));
  } finally {
    await context.close();
  }
}

/** Pictures of the lobby's first games, in its order. */
async function picturesOf(page: Page, { origin, games }: Course): Promise<{ name: string; srcset: string }[]> {
  const pageSize = 100;
  const all: { name: string; srcset: string }[] = [];
  for (let n = 1; all.length < games; n += 1) {
    const answer = await page.request.get(`${origin}/wps/game/games?category=RNG&pageSize=${pageSize}&page=${n}`);
    const { value } = (await answer.json()) as { value: { rows: GameCard[] } }; // the contract's `gameList`
    all.push(...value.rows.map(({ name, icon }) => ({ name, srcset: rasterUrl(icon) ?? '' })));
    if (value.rows.length < pageSize) break;
  }
  return all;
}
