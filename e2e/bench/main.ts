/**
 * `npm run bench`: the site against its one-bundle twin, rendered in the browser and on the server, interleaved in one
 * run: same sources, server and data; only the way remotes are loaded differs. Each figure is the median of `RUNS`
 * visits (7). Then the server's cost of pages.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { buildChanged } from '../../scripts/builds/build.ts';
import { findChromium } from '../../scripts/checks/browser/chromium.ts';
import { freePort } from '../../scripts/site/ports.ts';
import { passingSecret, type Site, startSite } from '../../scripts/site/site.ts';
import { chromiumArguments } from '../fixtures/chromiumArguments.ts';
import { isMeasurable } from '../fixtures/processes.ts';
import { conditions } from './conditions.ts';
import { firstClicks, measureFirstClick } from './firstClick.ts';
import { measureInteractions } from './interactions.ts';
import { type Visit, visit } from './measure.ts';
import { type MeasuredPage, measuredPages } from './pages.ts';
import { measureServer } from './server/measureServer.ts';
import { signIn } from './signIn.ts';
import { median, mediansOf } from './statistics.ts';
import {
  type Answered,
  answersTable,
  type BySide,
  type Row,
  type Side,
  serverTable,
  sides,
  visitsTable,
} from './table.ts';
import { buildTwin } from './twin/buildTwin.ts';
import { twinDist } from './twin/twinConfig.ts';

const runs = Number(process.env.RUNS ?? 7);
const folder = mkdtempSync(path.join(tmpdir(), 'unisite-bench-'));
const print = (line: string) => process.stdout.write(`${line}\n`);

const environments: BySide<Readonly<Record<string, string>>> = {
  site: { TRUST_PROXY: '1' },
  twin: { SHELL_DIST: twinDist, RENDER_PROCESSES: '0' },
  renderedTwin: { SHELL_DIST: twinDist },
};

async function start(side: Side): Promise<Site> {
  const site = startSite({
    port: await freePort(),
    operatorsPort: await freePort(),
    sandboxPort: await freePort(),
    host: 'localhost',
    dataFolder: path.join(folder, side),
    sandboxSecret: passingSecret(),
    onLine() {},
    env: environments[side],
  });
  await site.ready;
  return site;
}

const newContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1440, height: 900 } });

/** Runs something on every side in turn, `runs` times. The first run of each only warms up the server. */
async function inTurn<T>(work: (side: Side) => Promise<T>): Promise<BySide<T[]>> {
  const done: BySide<T[]> = { site: [], twin: [], renderedTwin: [] };
  for (let run = 0; run <= runs; run++) {
    for (const side of sides) {
      const result = await work(side);
      if (run > 0) done[side].push(result);
    }
  }
  return done;
}

interface Pair {
  cold: Visit;
  warm: Visit;
}

/** A visit with an empty cache, then one with the cache that it filled. */
async function coldAndWarm(browser: Browser, origin: string, page: MeasuredPage): Promise<Pair> {
  const context = await newContext(browser);
  try {
    if (page.signedIn) await signIn(context, origin);
    if (page.signedIn) await forgetFiles(context);
    const cold = await visit(context, origin, page);
    const warm = await visit(context, origin, page);
    return { cold, warm };
  } finally {
    await context.close();
  }
}

/** Empties the cache filled by signing in; the session stays. */
async function forgetFiles(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.close();
}

async function measureVisits(browser: Browser, origins: BySide<string>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of measuredPages) {
    const pairs = await inTurn((side) => coldAndWarm(browser, origins[side], page));
    for (const cache of ['cold', 'warm'] as const) {
      const medians = (side: Side) => mediansOf(pairs[side].map((pair) => ({ ...pair[cache] })));
      rows.push({
        path: page.path,
        cache,
        site: medians('site'),
        twin: medians('twin'),
        renderedTwin: medians('renderedTwin'),
      });
    }
    print(`${page.path} measured`);
  }
  return rows;
}

async function measureAnswers(browser: Browser, origins: BySide<string>): Promise<Answered[]> {
  const inContext = async <T>(work: (context: BrowserContext) => Promise<T>): Promise<T> => {
    const context = await newContext(browser);
    return work(context).finally(() => context.close());
  };
  const measured = async (
    name: string,
    of: (context: BrowserContext, origin: string) => Promise<number>,
  ): Promise<Answered> => {
    const times = await inTurn((side) => inContext((context) => of(context, origins[side])));
    print(`${name} measured`);
    const { site, twin, renderedTwin } = times;
    return { name, times: { site: median(site), twin: median(twin), renderedTwin: median(renderedTwin) } };
  };
  const answered: Answered[] = [];
  for (const click of firstClicks)
    answered.push(await measured(click.name, (context, origin) => measureFirstClick(context, origin, click)));
  answered.push(await measured('the slowest of ten interactions with /live', measureInteractions));
  return answered;
}

const running: Site[] = [];
try {
  print('building the site and its one-bundle twin');
  const failed = (await buildChanged()).filter(({ state }) => state === 'failed');
  if (failed.length > 0) throw new Error(failed.map(({ name, output }) => `${name}\n${output}`).join('\n'));
  await buildTwin();
  for (const side of sides) running.push(await start(side));
  const [site, twin, renderedTwin] = running;
  if (!site || !twin || !renderedTwin) throw new Error('not all sites have started');
  const origins: BySide<string> = {
    site: site.addresses.vietnam,
    twin: twin.addresses.vietnam,
    renderedTwin: renderedTwin.addresses.vietnam,
  };
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumArguments,
  });
  const { latency, downloadMbits, processor } = conditions;
  const [processorName] = cpus();
  print(`Chromium ${browser.version()}, ${cpus().length} × ${processorName?.model.trim()}, Node ${process.version}`);
  print(
    `${latency} ms, ${downloadMbits} Mbit/s, processor ${processor} times slower; medians of ${runs}, in brackets the twin and the rendered twin`,
  );
  print(`\n${visitsTable(await measureVisits(browser, origins))}\n`);
  print(`\n${answersTable(await measureAnswers(browser, origins))}`);
  await browser.close();
  const [platform] = site.services;
  if (isMeasurable() && platform?.pid !== undefined)
    print(`\n${serverTable(await measureServer(origins.site, platform.pid))}`);
} finally {
  await Promise.all(running.map((site) => site.stop()));
  rmSync(folder, { recursive: true, force: true });
}
