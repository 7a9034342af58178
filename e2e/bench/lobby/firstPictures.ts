import type { Browser } from 'playwright';
import type { Course } from './plainPages.ts';

/** What a first-time visitor waits for. */
export interface FirstPictures {
  /** From the first tile in the document until every tile in the window has its picture. */
  readonly ms: number;
  readonly pictures: number;
  /** How many of them were raster pictures. */
  readonly inPixels: number;
}

declare global {
  interface Window {
    firstPictures?: FirstPictures;
  }
}

/** Opens the lobby as a guest in a browser without a cache. */
export async function measureFirstPictures(
  browser: Browser,
  { origin, width, slower }: Course,
): Promise<FirstPictures> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.addInitScript(() => {
      let began = 0;
      const look = () => {
        const images = [...document.querySelectorAll<HTMLElement>('.tile__art')]
          .filter((place) => place.getBoundingClientRect().top < innerHeight)
          .map((place) => place.querySelector('img'));
        if (images.length > 0) began ||= performance.now();
        if (images.length > 0 && images.every((image) => image?.complete && image.naturalWidth > 0)) {
          const inPixels = images.filter((image) => image?.currentSrc.endsWith('.avif')).length;
          window.firstPictures = { ms: performance.now() - began, pictures: images.length, inPixels };
        } else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(`${origin}/rng`);
    const found = await page.waitForFunction(() => window.firstPictures, null, { timeout: 60_000 });
    const measured = await found.jsonValue();
    if (!measured) throw new Error('the lobby has no pictures');
    return measured;
  } finally {
    await context.close();
  }
}
