/** Maximum length of this site's addresses, characters. */
const LONGEST = 512;

/**
 * The path and query that a form returns to, or null if `text` is not a path of this site: another origin (`//`, and
 * `\`, which browsers read as `/`), control characters, which browsers drop, or not a text or too long.
 */
export function returnPath(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > LONGEST || !/^\/(?!\/)[^\p{Cc}\p{Surrogate}\\]*$/u.test(text))
    return null;
  const { origin, pathname, search } = new URL(text, 'http://site.invalid');
  // resolving dot segments may leave two slashes at the start
  return origin === 'http://site.invalid' && !pathname.startsWith('//') ? pathname + search : null;
}
