/**
 * `npm run bench`: the site against its one-bundle twin, in one run, interleaved: the same sources, server and data; how
 * the remotes come into the page differs, and the twin is rendered in the browser. Each figure is the median of `RUNS`
 * visits (7).
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { buildChanged } from '../../scripts/builds/build.ts';
import { findChromium } from '../../scripts/checks/chromium.ts';
import { freePort } from '../../scripts/site/ports.ts';
import { passingSecret, type Site, startSite } from '../../scripts/site/site.ts';
import { chromiumArguments } from '../fixtures/chromiumArguments.ts';
import { conditions } from './conditions.ts';
import { type Visit, visit } from './measure.ts';
import { type MeasuredPage, measuredPages } from './pages.ts';
import { signIn } from './signIn.ts';
import { mediansOf } from './statistics.ts';
import { type Row, table } from './table.ts';
import { buildTwin } from './twin/buildTwin.ts';
import { twinDist } from './twin/twinConfig.ts';

const runs = Number(process.env.RUNS ?? 7);
const folder = mkdtempSync(path.join(tmpdir(), 'unisite-bench-'));
const print = (line: string) => process.stdout.write(`${line}\n`);

async function start(name: string, env: Record<string, string>): Promise<Site> {
  const site = startSite({
    port: await freePort(),
    operatorsPort: await freePort(),
    sandboxPort: await freePort(),
    host: 'localhost',
    dataFolder: path.join(folder, name),
    sandboxSecret: passingSecret(),
    onLine() {},
    env,
  });
  await site.ready;
  return site;
}

interface Pair {
  cold: Visit;
  warm: Visit;
}

/** A cold visit in a browser that knows nothing, then one with what that left in its cache. */
async function coldAndWarm(browser: Browser, origin: string, page: MeasuredPage): Promise<Pair> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
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

/** Empties the cache that signing in has filled; the session stays. */
async function forgetFiles(context: Awaited<ReturnType<Browser['newContext']>>): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.close();
}

async function measureAll(browser: Browser, origins: { site: string; twin: string }): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of measuredPages) {
    const visits = { site: [] as Pair[], twin: [] as Pair[] };
    for (let run = 0; run <= runs; run++) {
      for (const which of ['site', 'twin'] as const) {
        const pair = await coldAndWarm(browser, origins[which], page);
        if (run > 0) visits[which].push(pair); // the first of each only warms the server up
      }
    }
    for (const cache of ['cold', 'warm'] as const)
      rows.push({
        path: page.path,
        cache,
        site: mediansOf(visits.site.map((pair) => ({ ...pair[cache] }))),
        twin: mediansOf(visits.twin.map((pair) => ({ ...pair[cache] }))),
      });
    print(`${page.path} measured`);
  }
  return rows;
}

const sites: Site[] = [];
try {
  print('building the site and its one-bundle twin');
  const failed = (await buildChanged()).filter(({ state }) => state === 'failed');
  if (failed.length > 0) throw new Error(failed.map(({ name, output }) => `${name}\n${output}`).join('\n'));
  await buildTwin();
  const site = await start('site', {});
  sites.push(site);
  const twin = await start('twin', { SHELL_DIST: twinDist, RENDER_PROCESSES: '0' });
  sites.push(twin);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumArguments,
  });
  const { latency, downloadMbits, processor } = conditions;
  const [processorName] = cpus();
  print(`Chromium ${browser.version()}, ${cpus().length} × ${processorName?.model.trim()}, Node ${process.version}`);
  print(
    `${latency} ms, ${downloadMbits} Mbit/s, processor ${processor} times slower; medians of ${runs}, twin in brackets`,
  );
  const rows = await measureAll(browser, { site: site.addresses.vietnam, twin: twin.addresses.vietnam });
  await browser.close();
  print(`\n${table(rows)}`);
} finally {
  await Promise.all(sites.map((site) => site.stop()));
  rmSync(folder, { recursive: true, force: true });
}
