import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../command.ts';
import { freePort } from '../site/ports.ts';
import { copyDataFolder, seedDataFolder } from '../site/seededFolder.ts';
import { passingSecret, type Site, startSite } from '../site/site.ts';
import { root } from '../workspace.ts';
import type { Check, Outcome, TimedTest } from './check.ts';
import { findHeadlessChromium } from './chromium.ts';

const timeout = 60 * 60_000;
const lastLines = 40;

/** The part of Playwright's report that is counted. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** What went wrong outside of any test. */
  errors: readonly unknown[];
  suites: readonly Suite[];
}

interface Suite {
  file: string;
  specs: readonly { title: string; tests: readonly { results: readonly { duration: number }[] }[] }[];
  suites?: readonly Suite[];
}

const underWay = new Set<Site>();
/** What every site of a run begins from, and the browser it is looked at with. */
let prepared: Promise<{ seeded: string; chromium: string }> | null = null;

/**
 * The browser may have to be fetched, and the demonstration's data takes a while: neither needs anything of the other
 * checks.
 */
function prepare(): NonNullable<typeof prepared> {
  prepared ??= (async () => {
    const [chromium, seeded] = await Promise.all([findHeadlessChromium(), seedDataFolder(underWay)]);
    return { chromium, seeded };
  })();
  prepared.catch(() => {}); // whoever waits for it is told
  return prepared;
}

/** Ends the sites that tests run on. */
async function stopSites(): Promise<void> {
  await Promise.all([...underWay].map((site) => site.stop()));
}

export function killSites(): void {
  for (const site of underWay) site.kill();
}

/** Starts a site from a copy of the seeded data, hands it over, and leaves nothing of it behind. */
async function withSite(seeded: string, work: (site: Site, log: string) => Promise<Outcome>): Promise<Outcome> {
  const folder = await copyDataFolder(seeded);
  // all that is printed, for the tests that look for secrets in it
  const log = path.join(folder, 'site.log');
  const site = startSite({
    port: await freePort(),
    operatorsPort: await freePort(),
    sandboxPort: await freePort(),
    host: 'localhost',
    dataFolder: folder,
    sandboxSecret: passingSecret(),
    onLine: (service, line) => appendFileSync(log, `${service}: ${line}\n`),
    env: { TRUST_PROXY: '1' }, // a test may say that it calls from another network
  });
  underWay.add(site);
  try {
    await site.ready;
    return await work(site, log);
  } catch (failure) {
    return { passed: 0, failed: 1, report: [String(failure), logOf(site)].join('\n') };
  } finally {
    await site.stop();
    underWay.delete(site);
    rmSync(folder, { recursive: true, force: true });
  }
}

const logOf = ({ services }: Site): string =>
  services.map(({ name, lines }) => [`last lines of the ${name}:`, ...lines.slice(-lastLines)].join('\n')).join('\n\n');

/**
 * Of changed files those with journeys, from the package on: whatever else changed, all of them would have to do with
 * it.
 */
const specsAmong = (changed: readonly string[]): string[] =>
  changed.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file)).map((file) => file.replace('e2e/', ''));

export const endToEnd: Check = {
  name: 'e2e',
  about: 'the whole site behaves in a browser',
  needs: ['builds'],
  alone: true,
  concerns: async (changed) => specsAmong(changed).length > 0,
  prepare: () => void prepare(),
  async run(changed) {
    const { chromium, seeded } = await prepare();
    return withSite(seeded, (site, log) =>
      playwright(changed ? specsAmong(changed) : [], site, {
        CHROMIUM_PATH: chromium,
        SEEDED_DATA: seeded,
        SITE_LOGS: log,
      }),
    );
  },
  async release() {
    await stopSites();
    const made = await prepared?.catch(() => null); // one that failed has left nothing
    if (made) rmSync(made.seeded, { recursive: true, force: true });
  },
};

async function playwright(
  files: readonly string[],
  site: Site,
  env: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const report = path.join(mkdtempSync(path.join(tmpdir(), 'unisite-playwright-')), 'report.json');
  try {
    // the list tells all that failed once more at its end
    const { ok, output } = await run('playwright', ['test', '--reporter=list,json', '--forbid-only', ...files], {
      cwd: path.join(root, 'e2e'),
      timeout,
      env: {
        SITE_URL: site.addresses.vietnam,
        INT_URL: site.addresses.international,
        OPS_URL: site.addresses.operators,
        SANDBOX_URL: site.addresses.sandbox,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        PLAYWRIGHT_FORCE_TTY: '0',
        FORCE_COLOR: '0',
        ...env,
      },
    });
    const outcome = counted(ok, output, readReport(report));
    return { ...outcome, report: [outcome.report, logOf(site)].join('\n\n') };
  } finally {
    rmSync(path.dirname(report), { recursive: true, force: true });
  }
}

function readReport(file: string): PlaywrightReport | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport; // Playwright wrote it a moment ago
  } catch {
    return null;
  }
}

/** Counts a run; a skipped test counts as failed, and so does one that passes only when tried again. */
export function counted(ok: boolean, output: string, report: PlaywrightReport | null): Outcome {
  if (!report) return { passed: 0, failed: 1, report: output };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + skipped + report.errors.length;
  const notes = [
    ...(skipped > 0 ? [`${skipped} skipped: a test that does not run counts as failed.`] : []),
    ...(flaky > 0 ? [`${flaky} passed only when tried again: they count as failed.`] : []),
  ];
  return {
    passed: expected,
    failed: failed === 0 && !ok ? 1 : failed,
    report: [output, ...notes].join('\n'),
    tests: report.suites.flatMap(testsOf),
  };
}

const testsOf = ({ file, specs, suites = [] }: Suite): TimedTest[] => [
  ...specs.map(({ title, tests }) => ({
    name: `e2e/${file} › ${title}`,
    milliseconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  })),
  ...suites.flatMap(testsOf),
];
