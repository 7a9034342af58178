/** A package to build, as passed to the compiling process. */
export interface CompileJob {
  /** The package's folder under the root. */
  folder: string;
  directory: string;
}

/** The result of building a package. */
export interface CompileOutcome {
  folder: string;
  state: 'built' | 'failed';
  /** webpack's output for people. */
  output: string;
}

/** A message of the compiling process about a package. */
export type CompileNews = { folder: string; state: 'begun' } | CompileOutcome;

/** The outcome of a package whose process ended without reporting one; `output`: what the process printed. */
export const untold = (folder: string, output: string): CompileOutcome => ({
  folder,
  state: 'failed',
  output: `The compiling process ended before ${folder} was built.\n${output}`.trimEnd(),
});
