import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../../command.ts';
import type { Site } from '../../site/site.ts';
import { root } from '../../workspace.ts';
import { type Check, combine, type Outcome } from '../check.ts';
import { type Part, withinBudgets } from './pageLoadBudgets.ts';
import { counted, pageLoadsOf, readReport } from './report.ts';
import { logOf, prepare, release, withSite } from './testSites.ts';

const timeout = 60 * 60_000;

/**
 * Of changed files those with journeys, from the package on: whatever else changed, all of them would have to do with
 * it.
 */
const specsAmong = (changed: readonly string[]): string[] =>
  changed.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file)).map((file) => file.replace('e2e/', ''));

const inBrowser = (part: Part): Pick<Check, 'needs' | 'alone' | 'prepare' | 'run' | 'release'> => ({
  needs: ['builds'],
  alone: true,
  prepare: () => void prepare(),
  async run(changed) {
    const { chromium, seeded } = await prepare();
    return withSite(seeded, (site, log) =>
      playwright(part, changed ? specsAmong(changed) : null, site, {
        CHROMIUM_PATH: chromium,
        SEEDED_DATA: seeded,
        SITE_LOGS: log,
      }),
    );
  },
  release,
});

export const endToEnd: Check = {
  name: 'e2e',
  about: 'the whole site behaves in a browser',
  concerns: async (changed) => specsAmong(changed).length > 0,
  ...inBrowser('e2e'),
};

export const matrix: Check = {
  name: 'matrix',
  about: 'the same rules again, in every language, width and fault',
  onlyNamed: true,
  concerns: async () => false,
  ...inBrowser('matrix'),
};

/** Runs a part of the tests, of these specs only where there are any given. */
async function playwright(
  part: Part,
  specs: readonly string[] | null,
  site: Site,
  env: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'unisite-playwright-')), 'report.json');
  try {
    // the list tells all that failed once more at its end
    const { ok, output } = await run(
      'playwright',
      ['test', '--reporter=list,json', '--forbid-only', ...(specs ?? [])],
      {
        cwd: path.join(root, 'e2e'),
        timeout,
        env: {
          TEST_PART: part,
          SITE_URL: site.addresses.vietnam,
          INT_URL: site.addresses.international,
          OPS_URL: site.addresses.operators,
          SANDBOX_URL: site.addresses.sandbox,
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
          PLAYWRIGHT_FORCE_TTY: '0',
          FORCE_COLOR: '0',
          ...env,
        },
      },
    );
    const report = readReport(file);
    const outcome = counted(ok, output, report);
    const loads = report ? withinBudgets(pageLoadsOf(report), part) : undefined;
    return {
      ...combine([outcome, ...(loads ? [loads] : [])]),
      report: [outcome.report, loads?.report, logOf(site)].filter(Boolean).join('\n\n'),
      ...(outcome.files ? { files: outcome.files } : {}),
      ...(loads?.note ? { note: loads.note } : {}),
    };
  } finally {
    rmSync(path.dirname(file), { recursive: true, force: true });
  }
}
