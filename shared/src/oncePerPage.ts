/** A subpath of this package whose modules keep state. */
type Subpath = 'api' | 'events' | 'i18n' | 'navigation' | 'session' | 'ui';

/**
 * Said by every module that keeps the state of the page: there must be one copy of it, the shell's. The mark outlives
 * every minifier, and the publish rules look for it in remotes' files; in the page it tells whoever debugs it which
 * copies are there.
 */
export function oncePerPage(mark: `unisite-once:${Subpath}`): void {
  const key = Symbol.for(mark);
  Reflect.set(globalThis, key, Number(Reflect.get(globalThis, key) ?? 0) + 1);
}
