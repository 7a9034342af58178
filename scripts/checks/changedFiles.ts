import { run } from '../command.ts';

/**
 * Files changed since a commit according to git, including untracked ones; relative to the root. Throws git's error
 * message.
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
