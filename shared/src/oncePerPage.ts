/** A subpath of this package whose modules keep state. */
type Subpath = 'api' | 'events' | 'i18n' | 'navigation' | 'session' | 'ui';

/**
 * Declared by every stateful module: there must be one copy of it, the shell's. The marker survives minification, and
 * the publish rules search remotes' files for it; in the page it shows a debugger which copies exist.
 */
export function oncePerPage(mark: `unisite-once:${Subpath}`): void {
  const key = Symbol.for(mark);
  Reflect.set(globalThis, key, Number(Reflect.get(globalThis, key) ?? 0) + 1);
}
