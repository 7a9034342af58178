import type { Browser, CDPSession, Page } from 'playwright';
import { type Frames, framesOf } from '../frames.ts';
import { signIn } from '../signIn.ts';
import type { Course } from './plainPages.ts';
import { wheel } from './wheel.ts';

const PARTS = 4;

interface MeasurementOutput {
  onPart(shown: number, frames: Frames): void;
  onNote(note: string): void;
}

/** Scrolls the lobby in parts, from the top and as a member; then opens a game far down and goes back. */
export async function measureLobby(
  browser: Browser,
  course: Course,
  { onPart, onNote }: MeasurementOutput,
): Promise<void> {
  const { origin, width, games, slower } = course;
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  try {
    await context.addCookies([{ name: 'lang', value: 'vi', url: origin }]);
    await signIn(context, origin);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(`${origin}/rng`);
    await page.locator('.tile').nth(20).waitFor();
    await page.waitForTimeout(3_000);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    onNote(`at the top ${await memory(session)}`);
    const { columns, rowHeight } = await gridOf(page);
    const pixels = (rowHeight * games) / PARTS / columns;
    for (let part = 1; part <= PARTS; part += 1) {
      const frames = await framesOf(session, () => wheel(session, { width, pixels }));
      onPart(await shown(page), frames);
    }
    onNote(`${await page.locator('.tile').count()} tiles in the document, ${await memory(session)}`);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    onNote(await thereAndBack(page));
  } finally {
    await context.close();
  }
}

async function memory(session: CDPSession): Promise<string> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return `${(of('JSHeapUsedSize') / 2 ** 20).toFixed(1)} MiB of objects, ${of('Nodes')} nodes, ${of('JSEventListeners')} listeners`;
}

const shown = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Number(/[\d.,]+/.exec(document.querySelector('.load-more p')?.textContent ?? '')?.[0].replace(/\D/g, '')),
  );

/** Number of tiles per row, and the distance between rows, pixels. */
const gridOf = (page: Page): Promise<{ columns: number; rowHeight: number }> =>
  page.evaluate(() => {
    const tops = [...document.querySelectorAll('.tile')].map((tile) => tile.getBoundingClientRect().top);
    const [first = 0] = tops;
    const columns = tops.findIndex((top) => top > first + 1);
    return { columns, rowHeight: (tops[columns] ?? 0) - first };
  });

async function thereAndBack(page: Page): Promise<string> {
  const before = await page.evaluate(() => scrollY);
  await page.locator('.tile:not(.tile--off) h3 a').filter({ visible: true }).nth(12).click();
  await page.waitForURL(/\/game\?/);
  await page.waitForTimeout(1_000);
  await page.goBack();
  await page.locator('.tile').first().waitFor();
  await page.waitForTimeout(1_000);
  return `scrolled to ${before}, and after a game to ${await page.evaluate(() => scrollY)}`;
}
