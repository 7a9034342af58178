import { type Localized, type ModalName, pageSlots, type RouteOffer, type Snapshot } from '@unisite/shared/contract';
import { isShellPath, matchRoute, specifiedPaths, withoutTrailingSlash } from '@unisite/shared/contract/routes';
import { shellTitles } from './titles.ts';

/** What a path shows, as far as the server has to know. */
export type KnownPage =
  | { kind: 'remote'; remote: string; route: RouteOffer }
  /** A page of the shell's own, made of the slots of `of`, perhaps with a modal over it. */
  | { kind: 'shell'; path: string; of: string; modal: ModalName | null }
  /** A path of the specification whose remote is not there now: the page says so. */
  | { kind: 'away'; path: string }
  | { kind: 'unknown' };

/** Section 2: the paths that open a modal, and the page it stands over. */
const overlays: Readonly<Record<string, { of: string; modal: ModalName }>> = {
  '/register': { of: '/index', modal: 'registerModal' },
  '/register.html': { of: '/index', modal: 'registerModal' },
  '/login': { of: '/login', modal: 'loginPopupModal' },
};

/** What `path` is in a market; `hidden` are the routes that the market leaves out on purpose. */
export function pageOfPath(path: string, snapshot: Snapshot, hidden: readonly string[]): KnownPage {
  const plain = withoutTrailingSlash(path);
  const overlay = Object.hasOwn(overlays, plain) ? overlays[plain] : undefined;
  if (overlay) return { kind: 'shell', path: plain, ...overlay };
  if (isShellPath(plain) || Object.hasOwn(pageSlots, plain))
    return { kind: 'shell', path: plain, of: plain, modal: null };
  const offers = snapshot.remotes.flatMap(({ name, routes }) =>
    routes.map((route) => ({ path: route.path, name, route })),
  );
  const found = matchRoute(offers, plain);
  if (found) return { kind: 'remote', remote: found.name, route: found.route };
  return specifiedPaths.includes(plain) && !hidden.includes(plain)
    ? { kind: 'away', path: plain }
    : { kind: 'unknown' };
}

/** The title of a page, without the site's name; null for the home page and for what has none. */
export function titleOf(page: KnownPage): Localized | null {
  if (page.kind === 'remote') return page.route.title;
  return page.kind === 'shell' ? (shellTitles[page.path] ?? null) : null;
}

/**
 * The path that stands for a page in search engines, or null. It is always one the server knows: nothing that a
 * visitor's link brought is written back into a page that also holds his session's handle.
 */
export function canonicalPath(page: KnownPage): string | null {
  if (page.kind === 'remote') return page.route.path.includes(':') ? null : page.route.path;
  return page.kind === 'unknown' ? null : page.path.replace(/\.html$/, '');
}
