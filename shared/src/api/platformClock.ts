/** Platform clock minus local clock, in milliseconds, from response Date headers. */
let ahead = 0;

/**
 * What the platform's clock shows, milliseconds since 1970: members' machines may be hours off, and a sealed body has
 * to say when it was made.
 */
export const platformNow = (): number => Date.now() + ahead;

/** Learns from the `Date` of an answer that no cache has kept. */
export function syncPlatformTime(date: unknown): void {
  const said = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  if (!Number.isNaN(said)) ahead = said - Date.now();
}
