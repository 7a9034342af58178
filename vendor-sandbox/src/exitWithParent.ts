/**
 * Calls `stop` once the parent process is gone, if it asked for that with `EXIT_WITH_PARENT=1`. The parent holds the
 * other end of this process's stdin, which closes however the parent ends.
 */
export function exitWithParent(stop: () => void): void {
  if (process.env.EXIT_WITH_PARENT !== '1') return;
  process.stdin.once('close', stop);
  process.stdin.resume();
}
