/** A package to build, as the compiling process is told. */
export interface CompileJob {
  /** Its folder under the root. */
  folder: string;
  directory: string;
}

/** What became of a package. */
export interface CompileOutcome {
  folder: string;
  state: 'built' | 'failed';
  /** What webpack says of it, for people. */
  output: string;
}

/** What the compiling process says of a package. */
export type CompileNews = { folder: string; state: 'begun' } | CompileOutcome;

/** The outcome of a package whose process ended before it told one: `output` is what the process printed. */
export const untold = (folder: string, output: string): CompileOutcome => ({
  folder,
  state: 'failed',
  output: `The compiling process ended before ${folder} was built.\n${output}`.trimEnd(),
});
