/**
 * Calls `stop` once the process that started this one is gone, if that process asked for it with `EXIT_WITH_PARENT=1`.
 * It holds the other end of this one's input, which closes however it ends.
 */
export function exitWithParent(stop: () => void): void {
  if (process.env.EXIT_WITH_PARENT !== '1') return;
  process.stdin.once('close', stop);
  process.stdin.resume();
}
