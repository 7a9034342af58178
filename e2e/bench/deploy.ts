/**
 * `npm run bench:deploy`: what a returning visitor's browser loads of `/index` after a deploy: of one remote with a
 * changed line and a new version, then of the shell with a changed line. Bytes of document, scripts, styles and texts
 * on the wire, with compression dictionaries and without.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from 'playwright';
import { buildChanged, builtPackages, outputOf } from '../../scripts/builds/build.ts';
import { findChromium } from '../../scripts/checks/browser/chromium.ts';
import { freePort } from '../../scripts/site/ports.ts';
import { passingSecret, type Site, startSite } from '../../scripts/site/site.ts';
import { isRemote } from '../../scripts/workspace.ts';
import { chromiumArguments } from '../fixtures/chromiumArguments.ts';
import { changedBuild, removeChanged } from './deploy/changedBuild.ts';
import { type Loaded, loadedFiles } from './deploy/loadedFiles.ts';

const dataFolder = mkdtempSync(path.join(tmpdir(), 'unisite-deploy-'));
const print = (line: string) => process.stdout.write(`${line}\n`);
/** Time for a browser's idle fetches, milliseconds. */
const idle = 6_000;

const settings = {
  port: await freePort(),
  operatorsPort: await freePort(),
  sandboxPort: await freePort(),
  host: 'localhost',
  dataFolder,
  sandboxSecret: passingSecret(),
  onLine() {},
};

async function start(env: Record<string, string>): Promise<Site> {
  const site = startSite({ ...settings, env });
  await site.ready;
  await isWarm(site.addresses.vietnam);
  return site;
}

/** Waits until pages are fully rendered and name a dictionary, which the first ones after a start are not. */
async function isWarm(origin: string): Promise<void> {
  for (let whole = 0; whole < 3; ) {
    const page = await fetch(`${origin}/index`, { headers: { accept: 'text/html' } });
    const text = await page.text();
    const isWhole = text.includes('data-rendered="s"') && !text.includes('remote-skeleton');
    whole = isWhole && text.includes('rel="compression-dictionary"') ? whole + 1 : 0;
    await new Promise((done) => setTimeout(done, 500));
  }
}

async function visit(context: BrowserContext, origin: string): Promise<readonly Loaded[]> {
  const page = await context.newPage();
  const files = await loadedFiles(await context.newCDPSession(page));
  await page.goto(`${origin}/index`, { waitUntil: 'load', timeout: 120_000 });
  await page.waitForTimeout(idle);
  await page.close();
  return files();
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
const sum = (files: readonly Loaded[], of: 'bytes' | 'headBytes'): number =>
  files.reduce((total, file) => total + file[of], 0);

function report(what: string, loaded: readonly Loaded[]): void {
  const isIdle = (file: Loaded) => file.path.startsWith('/dictionaries/');
  const isPage = (file: Loaded) => !file.path.includes('.') && !isIdle(file);
  const [pages, idles] = [loaded.filter(isPage), loaded.filter(isIdle)];
  const files = loaded.filter((file) => !isPage(file) && !isIdle(file));
  const [document] = pages;
  print(
    `${what}: ${files.length} files ${kilobytes(sum(files, 'bytes'))} (heads ${kilobytes(sum(files, 'headBytes'))}), document ${kilobytes(sum(pages, 'bytes'))} ${document?.encoding ?? ''}, for later ${kilobytes(sum(idles, 'bytes'))}`,
  );
  if (process.env.FILES)
    for (const file of loaded) print(`    ${String(file.bytes).padStart(7)} ${file.encoding.padEnd(4)} ${file.path}`);
}

let site: Site | null = null;
try {
  const failed = (await buildChanged()).filter(({ state }) => state === 'failed');
  if (failed.length > 0) throw new Error(failed.map(({ name, output }) => `${name}\n${output}`).join('\n'));
  print('building mf-games and the shell with a line changed');
  const games = await changedBuild('mf-games', [
    { file: 'src/widgets/NewRail.tsx', from: 'icon="spark"', to: 'icon="star"' },
    { file: 'remote.config.ts', from: `version: '1.0.0'`, to: `version: '${process.env.NEXT_VERSION ?? '1.0.1'}'` },
  ]);
  const shell = await changedBuild('shell', [
    { file: 'src/App.tsx', from: '<BusToasts />', to: '<BusToasts key="toasts" />' },
  ]);
  const remotes = builtPackages()
    .filter(isRemote)
    .map((remote) => (remote.folder === 'mf-games' ? games : outputOf(remote)));
  const deploys = [
    { what: 'first visit', env: {} },
    { what: 'again', env: null },
    { what: 'after a deploy of mf-games', env: { REMOTES_DIRS: remotes.join(path.delimiter) } },
    { what: 'after a deploy of the shell', env: { REMOTES_DIRS: remotes.join(path.delimiter), SHELL_DIST: shell } },
  ];
  const executablePath = await findChromium();
  const without = '--disable-features=CompressionDictionaryTransport,CompressionDictionaryTransportBackend';
  const browsers = await Promise.all(
    [
      { name: 'with dictionaries', args: [] },
      { name: 'without', args: [without] },
    ].map(async ({ name, args }) => {
      const browser = await chromium.launch({ executablePath, args: [...chromiumArguments, ...args] });
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'vi-VN' });
      return { name, browser, context };
    }),
  );
  print(`Chromium ${browsers[0]?.browser.version()}, Node ${process.version}`);
  for (const { what, env } of deploys) {
    if (env) {
      await site?.stop();
      site = await start(env);
    }
    for (const { name, context } of browsers)
      if (site) report(`${what}, ${name}`, await visit(context, site.addresses.vietnam));
  }
  for (const { browser } of browsers) await browser.close();
} finally {
  await site?.stop();
  for (const folder of ['mf-games', 'shell']) removeChanged(folder);
  rmSync(dataFolder, { recursive: true, force: true });
}
