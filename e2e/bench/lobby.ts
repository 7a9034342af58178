/**
 * `npm run bench:lobby`: scrolls a lobby of more than 10,000 games from the top with the wheel, and reads every frame
 * from the browser's trace, on a processor four times slower and at full speed. For comparison, the same on a page of
 * plain boxes, which shows what this machine drops anyway, and on a page with the same images, which shows what images
 * alone cost a browser. Before that, measures how long a browser without a cache waits for the pictures in its window;
 * above a second the run fails. Finally opens a game far down and returns. `GAMES`: how far to scroll (2,000), `WIDTH`:
 * width of the window (1440).
 */

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { buildChanged } from '../../scripts/builds/build.ts';
import { findChromium } from '../../scripts/checks/browser/chromium.ts';
import { freePort } from '../../scripts/site/ports.ts';
import { passingSecret, startSite } from '../../scripts/site/site.ts';
import { root } from '../../scripts/workspace.ts';
import { chromiumArguments } from '../fixtures/chromiumArguments.ts';
import { conditions } from './conditions.ts';
import type { Frames } from './frames.ts';
import { measureFirstPictures } from './lobby/firstPictures.ts';
import { measureLobby } from './lobby/lobby.ts';
import { type Course, measureBoxes, measureImages, pictureWidth } from './lobby/plainPages.ts';

const games = Number(process.env.GAMES ?? 2_000);
const width = Number(process.env.WIDTH ?? 1440);
const folder = mkdtempSync(path.join(tmpdir(), 'unisite-bench-lobby-'));
/** Maximum delay of a lobby's first pictures after its list, at full processor speed. */
const AIM_MS = 1_000;
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Seeds a demonstration site with 10,000 more slots. */
async function fill(): Promise<void> {
  const script = path.join(root, 'platform', 'bench', 'largeSite.ts');
  await promisify(execFile)(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    script,
    folder,
    String(pictureWidth),
  ]);
}

const load = () => loadavg()[0]?.toFixed(1);

const sentence = ({ drawn, dropped, longest, longTasks, longestTask }: Frames): string =>
  `${(dropped * 100).toFixed(1)} % of frames dropped, ${drawn} drawn, the longest pause ${longest.toFixed(0)} ms; ` +
  `${longTasks.toFixed(1)} tasks a second of more than a frame, the longest ${longestTask.toFixed(0)} ms of processor; load ${load()}`;

async function measure(browser: Browser, course: Course): Promise<void> {
  const by = course.slower === 1 ? 'as it is' : `${course.slower} times slower`;
  print(`The processor ${by}:`);
  print(`  plain boxes: ${sentence(await measureBoxes(browser, course))}`);
  print(`  plain images: ${sentence(await measureImages(browser, course))}`);
  const { ms, pictures, inPixels } = await measureFirstPictures(browser, course);
  print(
    `  first pictures: ${pictures}, ${inPixels} of them in pixels, ${ms.toFixed(0)} ms after the list (aim: ${AIM_MS}); load ${load()}`,
  );
  if (course.slower === 1 && ms > AIM_MS) process.exitCode = 1;
  await measureLobby(browser, course, {
    onPart: (shown, frames) => print(`  the lobby to ${shown} games: ${sentence(frames)}`),
    onNote: (note) => print(`    ${note}`),
  });
}

try {
  print('building the site and filling it with 10,000 games more');
  const failed = (await buildChanged()).filter(({ state }) => state === 'failed');
  if (failed.length > 0) throw new Error(failed.map(({ name, output }) => `${name}\n${output}`).join('\n'));
  await fill();
  const site = startSite({
    port: await freePort(),
    operatorsPort: await freePort(),
    sandboxPort: await freePort(),
    host: 'localhost',
    dataFolder: folder,
    sandboxSecret: passingSecret(),
    onLine() {},
    env: { MEDIA_DIR: path.join(folder, 'media') },
  });
  try {
    await site.ready;
    const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
    const [processor] = cpus();
    print(
      `Chromium ${browser.version()}, ${cpus().length} × ${processor?.model.trim()}, ${width} wide, ${games} games`,
    );
    for (const slower of [conditions.processor, 1]) {
      await measure(browser, { origin: site.addresses.vietnam, width, games, slower });
    }
    await browser.close();
  } finally {
    await site.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
