/** Platform clock minus local clock, in milliseconds, from response Date headers. */
let ahead = 0;

/**
 * The platform's time, milliseconds since 1970: members' machines may be hours off, and a sealed body must be dated.
 */
export const platformNow = (): number => Date.now() + ahead;

/** Synchronizes with the `Date` header of an uncached response. */
export function syncPlatformTime(date: unknown): void {
  const said = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  if (!Number.isNaN(said)) ahead = said - Date.now();
}
