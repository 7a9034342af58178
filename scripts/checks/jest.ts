import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../command.ts';
import { scratchFolder, scratchPrefix } from '../scratch.ts';
import { root, workspacePackages } from '../workspace.ts';
import type { Check, Outcome, Part, Scope } from './check.ts';
import { testsUnder } from './sources.ts';
import { everything, withDependencies } from './unchanged/reads.ts';

const timeout = 25 * 60_000;
const cores = availableParallelism();
/** Tests that wait for the database or a process leave their core to others; more would open too many connections. */
const integrationWorkers = Math.min(5, cores + 1);

/** The part of jest's report that is counted. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Skipped tests, which prove nothing and count as failed. */
  numPendingTests: number;
  numTodoTests: number;
  /** Files that failed before their tests ran. */
  numRuntimeErrorTestSuites: number;
  testResults: readonly {
    name: string;
    /** Milliseconds since 1970. */
    startTime: number;
    endTime: number;
    assertionResults: readonly { fullName: string; duration?: number | null; failureMessages: readonly string[] }[];
  }[];
}

const selecting = (projects: readonly string[]) => [
  '--selectProjects',
  ...projects,
  `--maxWorkers=${projects.includes('unit') ? cores : integrationWorkers}`,
];
const relatedTo = (changed: readonly string[]) => ['--findRelatedTests', '--passWithNoTests', ...changed];

/** Whether any test imports one of the files, directly or not. */
async function isRelated(projects: readonly string[], changed: readonly string[]): Promise<boolean> {
  if (changed.length === 0) return false;
  const { output } = await run('jest', [...selecting(projects), '--listTests', ...relatedTo(changed)], { timeout });
  return /\.test\.tsx?$/m.test(output);
}

/** Limits a run to the tests of these packages, if any are named. */
const inside = (parts: readonly string[] | undefined): string[] =>
  parts ? ['--testPathPatterns', `^${RegExp.escape(root)}[\\\\/](${parts.join('|')})[\\\\/]`] : [];

async function runJest(projects: readonly string[], { changed, parts }: Scope = {}): Promise<Outcome> {
  if (changed?.length === 0) return { passed: 0, failed: 0, report: '' };
  const folder = mkdtempSync(path.join(tmpdir(), 'unisite-jest-'));
  const file = path.join(folder, 'report.json');
  try {
    const { ok, output } = await run(
      'jest',
      [
        ...selecting(projects),
        '--json',
        `--outputFile=${file}`,
        '--colors=false',
        ...(changed ? relatedTo(changed) : inside(parts)),
      ],
      { timeout, env: { TZ: 'UTC', TEST_DATA: path.join(scratchFolder(), scratchPrefix('test')) } },
    );
    return counted(ok, output, readReport(file));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file: string): JestReport | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as JestReport; // written by jest just before
  } catch {
    return null;
  }
}

/** Counts a run; one that failed without a failed test counts as one failure. */
export function counted(ok: boolean, output: string, report: JestReport | null): Outcome {
  if (!report) return { passed: 0, failed: 1, report: output };
  const skipped = report.numPendingTests + report.numTodoTests;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites + skipped;
  const note = skipped > 0 ? [`${skipped} skipped or unwritten: a test that does not run counts as failed.`] : [];
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !ok ? 1 : failed,
    report: [withoutPasses(output), ...note].join('\n'),
    files: report.testResults.map(({ name, startTime, endTime, assertionResults }) => ({
      file: path.relative(root, name),
      milliseconds: endTime - startTime,
      tests: assertionResults.map(({ fullName, duration, failureMessages: [failure] }) => ({
        title: fullName,
        milliseconds: duration ?? 0,
        ...(failure === undefined ? {} : { failure }),
      })),
    })),
  };
}

const withoutPasses = (output: string) =>
  output
    .split('\n')
    .filter((line) => !line.startsWith('PASS '))
    .join('\n');

const isIntegration = (file: string) => /(?<!\.matrix)\.integration\.test\.ts$/.test(file);
const isUnit = (file: string) => !file.endsWith('.integration.test.ts') && !file.endsWith('.spec.ts');

/** Packages whose tests read more than their imports: documents, or other packages' builds. */
const readsEverything = new Set(['scripts', 'publishing', 'e2e']);

/** Packages with tests of a kind, each with its inputs. */
const partsOf = (isMeant: (file: string) => boolean): readonly Part[] =>
  ['scripts', ...workspacePackages().map(({ folder }) => folder)]
    .filter((folder) => testsUnder(path.join(root, folder)).some(isMeant))
    .map((name) => ({ name, reads: readsEverything.has(name) ? everything() : withDependencies([name]) }));

export const unit: Check = {
  name: 'unit',
  about: 'what needs nothing but itself behaves',
  alone: true,
  concerns: (changed) => isRelated(['unit', 'unit-page'], changed),
  parts: () => partsOf(isUnit),
  run: (scope) => runJest(['unit', 'unit-page'], scope),
};

export const integration: Check = {
  name: 'integration',
  about: 'the platform behaves on a real database, and the built remotes may be published',
  needs: ['builds'],
  alone: true,
  concerns: (changed) => isRelated(['integration'], changed),
  parts: () => partsOf(isIntegration),
  run: (scope) => runJest(['integration'], scope),
};

/** Tests that start whole processes, which run with the matrix. */
export const runMatrixTests = (): Promise<Outcome> => runJest(['matrix']);
