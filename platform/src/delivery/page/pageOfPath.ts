import { type Localized, type ModalName, pageSlots, type RouteOffer, type Snapshot } from '@unisite/shared/contract';
import { isShellPath, matchRoute, specifiedPaths, withoutTrailingSlash } from '@unisite/shared/contract/routes';
import { shellTitles } from './titles.ts';

/** What a path shows, as far as the server needs to know. */
export type KnownPage =
  | { kind: 'remote'; remote: string; route: RouteOffer }
  /** A page of the shell's own, with the slots of `of`, possibly with a modal open. */
  | { kind: 'shell'; path: string; of: string; modal: ModalName | null }
  /** A path of the specification whose remote is unavailable; the page says so. */
  | { kind: 'away'; path: string }
  | { kind: 'unknown' };

/** Section 2: paths that open a modal, and the page underneath. */
const overlays: Readonly<Record<string, { of: string; modal: ModalName }>> = {
  '/register': { of: '/index', modal: 'registerModal' },
  '/register.html': { of: '/index', modal: 'registerModal' },
  '/login': { of: '/login', modal: 'loginPopupModal' },
};

/** The page of `path` in a market; `hidden`: routes that the market deliberately leaves out. */
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

/** A page's title without the site's name; null for the home page and for pages without one. */
export function titleOf(page: KnownPage): Localized | null {
  if (page.kind === 'remote') return page.route.title;
  return page.kind === 'shell' ? (shellTitles[page.path] ?? null) : null;
}

/**
 * A page's canonical path for search engines, or null. It is always one that the server knows: nothing from a visitor's
 * link is echoed into a page that also contains the session's handle.
 */
export function canonicalPath(page: KnownPage): string | null {
  if (page.kind === 'remote') return page.route.path.includes(':') ? null : page.route.path;
  return page.kind === 'unknown' ? null : page.path.replace(/\.html$/, '');
}
