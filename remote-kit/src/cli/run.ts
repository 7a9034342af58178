import { CommanderError } from 'commander';
import { CommandFailure } from './CommandFailure.ts';
import { program } from './program.ts';
import { printNote } from './terminal.ts';

/** Runs the command line. Returns the exit code: 0 done, 1 refused or failed, 2 wrong usage. */
export async function run(words: readonly string[]): Promise<number> {
  try {
    await program().parseAsync(words, { from: 'user' });
    return 0;
  } catch (failure) {
    // commander has printed it already
    if (failure instanceof CommanderError) return failure.exitCode === 0 ? 0 : 2;
    if (failure instanceof CommandFailure) {
      printNote(`unisite-remote: ${failure.message}${failure.todo ? `\n${failure.todo}` : ''}`);
      return failure.exitCode;
    }
    printNote(`unisite-remote: ${failure instanceof Error ? failure.message : String(failure)}`);
    return 1;
  }
}
