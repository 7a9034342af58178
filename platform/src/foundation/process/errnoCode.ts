/**
 * The code of a system error (`EEXIST`, `EADDRINUSE`), or ''. Checked by its field, not its class: the runtime's errors
 * may come from another realm.
 */
export function errnoCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
