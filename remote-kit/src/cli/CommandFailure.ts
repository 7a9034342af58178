/** Why a command failed, and what to do about it. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
  readonly todo: string | undefined;
  /** 1: the work was refused or failed; 2: wrong usage. */
  readonly exitCode: 1 | 2;

  constructor(what: string, todo?: string, exitCode: 1 | 2 = 1) {
    super(what);
    this.todo = todo;
    this.exitCode = exitCode;
  }
}

/** Wrong usage of a command: exit code 2. */
export const usageError = (what: string, todo?: string): CommandFailure => new CommandFailure(what, todo, 2);
