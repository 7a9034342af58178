/** More is no address of ours. */
const LONGEST = 512;

/**
 * The path and query that a form leads back to, or null where `text` is no path of this site: another origin (`//`, and
 * `\`, which browsers read as `/`), control characters, which they drop, and what is no text or too long.
 */
export function returnPath(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > LONGEST || !/^\/(?!\/)[^\p{Cc}\p{Surrogate}\\]*$/u.test(text))
    return null;
  const { origin, pathname, search } = new URL(text, 'http://site.invalid');
  // dot segments may leave two slashes at the start
  return origin === 'http://site.invalid' && !pathname.startsWith('//') ? pathname + search : null;
}
