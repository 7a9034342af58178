import { run } from '../command.ts';

/**
 * The files that git says changed since a commit, those that it does not know yet among them; from the root on. Throws
 * what git says.
 */
export async function changedFiles(since: string): Promise<readonly string[]> {
  const lists = await Promise.all([
    run('git', ['diff', '--name-only', '--diff-filter=d', '--relative', since]),
    run('git', ['ls-files', '--others', '--exclude-standard']),
  ]);
  const failed = lists.find(({ ok }) => !ok);
  if (failed) throw new Error(`git does not say what changed since ${since}: ${failed.output}`);
  return lists.flatMap(({ output }) => output.split('\n').filter((line) => line !== ''));
}
