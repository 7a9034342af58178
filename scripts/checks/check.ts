/** What a check found. */
export interface Outcome {
  passed: number;
  failed: number;
  /** What is wrong and where; printed when something failed. */
  report: string;
  /** A figure that is printed even when all is well. */
  note?: string;
  /** How long its files of tests took, where it has any. */
  files?: readonly TimedFile[];
}

/** A file of tests, from the root on. */
export interface TimedFile {
  file: string;
  /** With what the file needs before its first test. */
  milliseconds: number;
  tests: readonly TimedTest[];
}

export interface TimedTest {
  title: string;
  milliseconds: number;
  /** Documents that the browser loaded, where there is a browser. */
  pageLoads?: number;
  /** Its failure message. */
  failure?: string;
}

export interface Check {
  /** Its name on the command line: `npm test -- unit`. */
  name: string;
  /** What holds when it passes. */
  about: string;
  /** Checks that must have passed before it makes sense. */
  needs?: readonly string[];
  /** It keeps both cores busy, or prints as it goes: nothing runs beside it. */
  alone?: boolean;
  /** Runs only when it is named. */
  onlyNamed?: boolean;
  /** Whether any of its tests has to do with these files; a check that does not say has to do with every change. */
  concerns?(changed: readonly string[]): Promise<boolean>;
  /** Starts slow preparations that need no earlier check. */
  prepare?(): void;
  /** What it can be divided into, each with what it reads; a check that does not say is one, and reads everything. */
  parts?(): readonly Part[];
  /** It remembers by itself what has not changed. */
  remembers?: true;
  /** Removes what was prepared, whether or not it ran. */
  release?(): Promise<void>;
  run(scope?: Scope): Promise<Outcome>;
  /** Writes the committed file that it compares with: `npm test -- api --write`. */
  write?(): Promise<void>;
}

/** A part of a check that may stay out of a run: what it reads has not changed since it passed. */
export interface Part {
  name: string;
  /** Files and folders, from the root on. */
  reads: readonly string[];
}

/** What of a check is to run; what is not said is whole. */
export interface Scope {
  /** Files, from the root on; tests that have nothing to do with them may stay out. */
  changed?: readonly string[];
  /** Names of its parts; the others may stay out. */
  parts?: readonly string[];
}

/** The outcome of a check that is one command. */
export const fromExitCode = ({ ok, output }: { ok: boolean; output: string }): Outcome =>
  ok ? { passed: 1, failed: 0, report: '' } : { passed: 0, failed: 1, report: output };

/** The outcome of a check of several things; `wrong` has the problems of each. */
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
