import { readFileSync } from 'node:fs';
import { PAGE_LOADS } from '../../../e2e/fixtures/pageLoads.ts';
import type { Outcome, TimedFile, TimedTest } from '../check.ts';

/** The part of Playwright's report that is counted. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Errors outside of any test. */
  errors: readonly unknown[];
  suites: readonly Suite[];
}

interface Suite {
  file: string;
  specs: readonly Spec[];
  suites?: readonly Suite[];
}

interface Spec {
  title: string;
  tests: readonly {
    annotations: readonly { type: string; description?: string }[];
    results: readonly { duration: number; errors: readonly { message?: string }[] }[];
  }[];
}

export function readReport(file: string): PlaywrightReport | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport; // written by Playwright just before
  } catch {
    return null;
  }
}

/** Counts a run; skipped tests count as failed, and so do those that pass only on retry. */
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
    files: report.suites.map(fileOf),
  };
}

/** Number of documents that the browser loaded in each folder's tests. */
export function pageLoadsOf(report: PlaywrightReport): ReadonlyMap<string, number> {
  const loads = new Map<string, number>();
  for (const suite of report.suites) {
    const folder = suite.file.replace(/[\\/].*/, '');
    const ofFile = specsOf(suite).flatMap(({ tests }) => tests.map(loadsOf));
    loads.set(
      folder,
      ofFile.reduce((sum, one) => sum + one, loads.get(folder) ?? 0),
    );
  }
  return loads;
}

const specsOf = ({ specs, suites = [] }: Suite): readonly Spec[] => [...specs, ...suites.flatMap(specsOf)];

const loadsOf = ({ annotations }: Spec['tests'][number]): number =>
  annotations.filter(({ type }) => type === PAGE_LOADS).reduce((sum, { description }) => sum + Number(description), 0);

function fileOf(suite: Suite): TimedFile {
  const tests = specsOf(suite).map(({ title, tests }): TimedTest => {
    const results = tests.flatMap((test) => test.results);
    const [failure] = results.flatMap(({ errors }) => errors);
    return {
      title,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      pageLoads: tests.reduce((sum, test) => sum + loadsOf(test), 0),
      ...(failure ? { failure: failure.message ?? 'no message' } : {}),
    };
  });
  return {
    file: `e2e/${suite.file}`,
    milliseconds: tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    tests,
  };
}
