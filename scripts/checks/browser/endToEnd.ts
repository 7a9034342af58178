import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserFolder } from '../../../e2e/folders.ts';
import { run } from '../../command.ts';
import { packedFolder, packInto } from '../../pack/packages.ts';
import type { Site } from '../../site/site.ts';
import { root } from '../../workspace.ts';
import { type Check, combine, type Outcome, type Part } from '../check.ts';
import { runMatrixTests } from '../jest.ts';
import { withDependencies } from '../unchanged/reads.ts';
import { foldersWith, type Tests, withinBudgets } from './pageLoadBudgets.ts';
import { counted, pageLoadsOf, readReport } from './report.ts';
import { logOf, prepare, prepareWithRemotes, release, withSite } from './testSites.ts';

const timeout = 60 * 60_000;

/** Folders with a change, or about a package with one. */
const foldersAbout = (changed: readonly string[]): string[] =>
  foldersWith('e2e')
    .filter(({ name, about }) =>
      changed.some((file) => file.startsWith(`e2e/${name}/`) || about.some((folder) => file.startsWith(`${folder}/`))),
    )
    .map(({ name }) => name);

/** Files that affect every folder's run. */
const settings = ['package.json', 'playwright.config.ts', 'folders.ts', 'pageLoads.json'];

const partOf = ({ name, about, opens }: BrowserFolder): Part => ({
  name,
  reads: [
    ...withDependencies([...about, ...opens]),
    'scripts',
    ...[name, 'fixtures', ...settings].map((place) => `e2e/${place}`),
  ],
});

const inBrowser = (tests: Tests): Pick<Check, 'needs' | 'alone' | 'parts' | 'prepare' | 'run' | 'release'> => ({
  needs: ['builds'],
  alone: true,
  parts: () => foldersWith(tests).map(partOf),
  prepare: () => void prepare(),
  async run({ changed, parts } = {}) {
    const folders = changed ? foldersAbout(changed) : parts;
    if (folders?.length === 0) return { passed: 0, failed: 0, report: '' };
    const { chromium, seeded } = await prepareWithRemotes();
    return withSite(seeded, (site, log) =>
      playwright(tests, folders, site, {
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
  concerns: async (changed) => foldersAbout(changed).length > 0,
  ...inBrowser('e2e'),
};

export const matrix: Check = {
  name: 'matrix',
  about: 'the same rules again in every language, width and fault; whole machines of processes',
  onlyNamed: true,
  concerns: async () => false,
  ...inBrowser('matrix'),
  async run(scope) {
    const folder = mkdtempSync(path.join(tmpdir(), 'unisite-packed-'));
    process.env[packedFolder] = folder;
    const outcomes: Outcome[] = [];
    try {
      await packInto(folder);
      outcomes.push(await runMatrixTests(), await inBrowser('matrix').run(scope));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    const notes = outcomes.flatMap(({ note }) => note ?? []);
    return {
      ...combine(outcomes),
      files: outcomes.flatMap(({ files = [] }) => files),
      ...(notes.length > 0 ? { note: notes.join('; ') } : {}),
    };
  },
};

/** Runs the tests, limited to these folders if any are given. */
async function playwright(
  tests: Tests,
  folders: readonly string[] | undefined,
  site: Site,
  env: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const chosen = folders?.map((name) => RegExp.escape(path.join(root, 'e2e', name) + path.sep)) ?? [];
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'unisite-playwright-')), 'report.json');
  try {
    // the list reporter repeats all failures at its end
    const { ok, output } = await run('playwright', ['test', '--reporter=list,json', '--forbid-only', ...chosen], {
      cwd: path.join(root, 'e2e'),
      timeout,
      env: {
        TESTS: tests,
        SITE_URL: site.addresses.vietnam,
        INT_URL: site.addresses.international,
        OPS_URL: site.addresses.operators,
        SANDBOX_URL: site.addresses.sandbox,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        PLAYWRIGHT_FORCE_TTY: '0',
        FORCE_COLOR: '0',
        ...env,
      },
    });
    const report = readReport(file);
    const outcome = counted(ok, output, report);
    const loads = report ? withinBudgets(pageLoadsOf(report), tests) : undefined;
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
