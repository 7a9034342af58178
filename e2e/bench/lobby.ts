/**
 * `npm run bench:lobby`: a lobby of more than 10,000 games is scrolled from its top as by a wheel, on a processor four times slower, and every frame of it
 * is read from the browser's own trace. Then, far down, a game is opened and left again. Says what share of the frames came late, the longest, the memory
 * and the tiles on the way, against a page of plain boxes on the same machine, and where the page stood before and after the game. `GAMES` is how far it is scrolled (2,000), `WIDTH` the window's (1440).
 */

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { buildChanged } from '../../scripts/builds/build.ts';
import { findChromium } from '../../scripts/checks/chromium.ts';
import { freePort } from '../../scripts/site/ports.ts';
import { passingSecret, startSite } from '../../scripts/site/site.ts';
import { root } from '../../scripts/workspace.ts';
import { chromiumArguments } from '../fixtures/chromiumArguments.ts';
import { conditions } from './conditions.ts';
import { type Frames, framesOf } from './frames.ts';
import { signIn } from './signIn.ts';

const games = Number(process.env.GAMES ?? 2_000);
const width = Number(process.env.WIDTH ?? 1440);
const PARTS = 4;
/** Pixels a second: a wheel that is turned without a rest. */
const SPEED = 1_500;
const A_GESTURE = 6_000;
const folder = mkdtempSync(path.join(tmpdir(), 'unisite-bench-lobby-'));
const say = (line: string) => process.stdout.write(`${line}\n`);

/** A site on the demonstration with 10,000 slots more; answers whose pictures they go by, in turn. */
async function fill(): Promise<string[]> {
  const script = path.join(root, 'platform', 'bench', 'largeSite.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, folder],
    { maxBuffer: 2 ** 24 },
  );
  return JSON.parse(stdout) as string[]; // what the script prints
}

/** The added games have no pictures of their own: each is shown that of one of the demonstration's. */
async function lendPictures(context: BrowserContext, lent: readonly string[]): Promise<void> {
  await context.route(/\/games\/large-\d+/, (route) => {
    const url = route.request().url();
    return route.continue({ url: url.replace(/large-(\d+)/, (_all, n) => lent[Number(n) % lent.length] ?? '') });
  });
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

const wheel = (session: CDPSession, pixels: number) =>
  session.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: 500,
    yDistance: -pixels,
    speed: SPEED,
    gestureSourceType: 'mouse',
    preventFling: true,
  });

/** The same wheel over a page of plain boxes: what of the frames this machine loses by itself, with whatever else it does. */
async function measureMachine(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    for (let n = 0; n < 100; n += 1)
      document.body.append(Object.assign(document.createElement('p'), { textContent: n }));
    for (const box of document.querySelectorAll('p')) box.style.height = '240px';
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.processor });
  const frames = await framesOf(session, async () => {
    await wheel(session, 2 * A_GESTURE);
  });
  say(`a page of plain boxes: ${sentence(frames)}; load ${loadavg()[0]?.toFixed(1)}`);
  await page.close();
}

/** Turns the wheel until so many games have been shown. */
async function scrollTo(page: Page, session: CDPSession, target: number): Promise<void> {
  while ((await shown(page)) < target) await wheel(session, A_GESTURE);
}

async function measure(browser: Browser, origin: string, lent: readonly string[]): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  await context.addCookies([{ name: 'lang', value: 'vi', url: origin }]);
  await lendPictures(context, lent);
  await signIn(context, origin);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(`${origin}/rng`);
  await page.locator('.tile').nth(20).waitFor();
  await page.waitForTimeout(3_000);
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.processor });
  say(`at the top: ${await memory(session)}`);
  for (let part = 1; part <= PARTS; part += 1) {
    const frames = await framesOf(session, () => scrollTo(page, session, (games * part) / PARTS));
    say(`to ${await shown(page)} games: ${sentence(frames)}`);
    say(
      `  ${await page.locator('.tile').count()} tiles in the document, ${await memory(session)}; load ${loadavg()[0]?.toFixed(1)}`,
    );
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const before = await page.evaluate(() => scrollY);
  await page.locator('.tile:not(.tile--off) h3 a').filter({ visible: true }).nth(12).click();
  await page.waitForURL(/\/game\?/);
  await page.waitForTimeout(1_000);
  await page.goBack();
  await page.locator('.tile').first().waitFor();
  await page.waitForTimeout(1_000);
  say(`scrolled to ${before}, and after a game to ${await page.evaluate(() => scrollY)}`);
  await context.close();
}

const sentence = ({ drawn, late, longest, longTasks, longestTask }: Frames): string =>
  `${drawn} frames, ${(late * 100).toFixed(1)} % later than 16.7 ms, the longest ${longest.toFixed(0)} ms; ` +
  `${longTasks} tasks of more than a frame, the longest ${longestTask.toFixed(0)} ms of processor`;

try {
  say('building the site and filling it with 10,000 games more');
  const failed = (await buildChanged()).filter(({ state }) => state === 'failed');
  if (failed.length > 0) throw new Error(failed.map(({ name, output }) => `${name}\n${output}`).join('\n'));
  const lent = await fill();
  const site = startSite({
    port: await freePort(),
    operatorsPort: await freePort(),
    sandboxPort: await freePort(),
    host: 'localhost',
    dataFolder: folder,
    sandboxSecret: passingSecret(),
    onLine() {},
  });
  try {
    await site.ready;
    const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
    const [processor] = cpus();
    say(
      `Chromium ${browser.version()}, ${cpus().length} × ${processor?.model.trim()}, ${conditions.processor} times slower, ${width} wide`,
    );
    await measureMachine(browser);
    await measure(browser, site.addresses.vietnam, lent);
    await browser.close();
  } finally {
    await site.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
