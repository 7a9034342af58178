/** Result of a check. */
export interface Outcome {
  passed: number;
  failed: number;
  /** What is wrong and where; printed on failure. */
  report: string;
  /** A figure that is printed even on success. */
  note?: string;
  /** Durations of its test files, if any. */
  files?: readonly TimedFile[];
}

/** A test file, relative to the root. */
export interface TimedFile {
  file: string;
  /** Including set-up before the first test. */
  milliseconds: number;
  tests: readonly TimedTest[];
}

export interface TimedTest {
  title: string;
  milliseconds: number;
  /** Number of documents that the browser loaded, for browser tests. */
  pageLoads?: number;
  /** Its failure message. */
  failure?: string;
}

export interface Check {
  /** Its name on the command line: `npm test -- unit`. */
  name: string;
  /** What the check ensures. */
  about: string;
  /** Checks that must pass first. */
  needs?: readonly string[];
  /** Nothing runs in parallel, because it uses both cores or prints while running. */
  alone?: boolean;
  /** Runs only when named. */
  onlyNamed?: boolean;
  /** Whether any of its tests is affected by these files; without it, every change affects the check. */
  concerns?(changed: readonly string[]): Promise<boolean>;
  /** Starts slow preparations that depend on no earlier check. */
  prepare?(): void;
  /** Parts of the check, each with its inputs; without it, the check is a single part that reads everything. */
  parts?(): readonly Part[];
  /** It tracks unchanged inputs itself. */
  remembers?: true;
  /** Cleans up preparations, whether or not it ran. */
  release?(): Promise<void>;
  run(scope?: Scope): Promise<Outcome>;
  /** Writes the committed file that it compares with: `npm test -- api --write`. */
  write?(): Promise<void>;
}

/** A part of a check, skipped while its inputs have not changed since it passed. */
export interface Part {
  name: string;
  /** Files and folders, relative to the root. */
  reads: readonly string[];
}

/** Limits a run of a check; without limits, everything runs. */
export interface Scope {
  /** Changed files, relative to the root; unrelated tests may be skipped. */
  changed?: readonly string[];
  /** Names of the parts to run; others may be skipped. */
  parts?: readonly string[];
}

/** The outcome of a check that runs a single command. */
export const fromExitCode = ({ ok, output }: { ok: boolean; output: string }): Outcome =>
  ok ? { passed: 1, failed: 0, report: '' } : { passed: 0, failed: 1, report: output };

/** The outcome of a check of several things; `wrong` lists each one's problems. */
export function answers(things: readonly { name: string; wrong: readonly string[] }[]): Outcome {
  const failed = things.filter(({ wrong }) => wrong.length > 0);
  return {
    passed: things.length - failed.length,
    failed: failed.length,
    report: failed.map(({ name, wrong }) => [name, ...wrong.map((line) => `  ${line}`)].join('\n')).join('\n\n'),
  };
}

/** Combines several outcomes. */
export const combine = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((all, { passed }) => all + passed, 0),
  failed: outcomes.reduce((all, { failed }) => all + failed, 0),
  report: outcomes.flatMap(({ report }) => report || []).join('\n\n'),
});
