import type { RouteOffer, Snapshot } from '@unisite/shared/contract/registry';
import { specifiedPaths, withoutTrailingSlash } from '@unisite/shared/contract/routes';
import type { switches } from '@unisite/shared/contract/site';
import type { Infer } from '@unisite/shared/schema';
import type { Permissions } from '@unisite/shared/session';
import { matchRoute, type RouteMatch } from '../loader/offers.ts';
import type { ClosedRoute } from './disabledRoute.ts';

/** The shell's own pages (specification section 2). */
export const shellPages = {
  '/index': 'home',
  '/register': 'home',
  '/register.html': 'home',
  '/login': 'login',
  '/help': 'help',
  '/helpmc': 'help',
  '/terms': 'terms',
  '/app': 'app',
  '/download': 'app',
  '/join': 'join',
} as const satisfies Record<string, string>;
export type ShellPage = (typeof shellPages)[keyof typeof shellPages];

/** Open to everyone even where only members may see the site (section 2, `loginedToHomePage`). */
const openPaths: readonly string[] = ['/login', '/register', '/register.html', '/helpmc', '/terms', '/download'];

/** Open on a break from play: the member's money and data, help, an agent's team. */
const openOnBreak: readonly string[] = ['/member', '/help', '/helpmc', '/terms', '/agent', '/agentHome'];
const isOpenOnBreak = (pathname: string): boolean => openOnBreak.includes(pathname);

export type Destination =
  | { kind: 'shell'; page: ShellPage }
  | { kind: 'remote'; match: RouteMatch }
  /** The page was switched off while the visitor was on it. */
  | ({ kind: 'closed' } & ClosedRoute)
  | { kind: 'redirect'; to: string }
  | { kind: 'login'; chrome: RouteOffer['chrome'] }
  | { kind: 'guestRefused' }
  | { kind: 'unavailable' }
  | { kind: 'notFound' };

export interface Visit {
  pathname: string;
  snapshot: Snapshot;
  switches: Pick<Infer<typeof switches>, 'loginedToHomePage'>;
  permissions: Permissions;
}

/** Resolves a path to a destination, guards included (specification sections 2 and 6). */
export function destinationOf({ pathname: path, snapshot, switches: market, permissions }: Visit): Destination {
  const pathname = withoutTrailingSlash(path);
  if (pathname === '/') return { kind: 'redirect', to: '/index' };
  if (market.loginedToHomePage && !permissions.signedIn && !openPaths.includes(pathname))
    return { kind: 'redirect', to: '/login' };
  if (pathname === '/login' && permissions.signedIn) return { kind: 'redirect', to: '/index' };
  if (permissions.onBreak && !isOpenOnBreak(pathname)) return { kind: 'redirect', to: '/member?page=responsiblePlay' };
  if (pathname in shellPages) return { kind: 'shell', page: shellPages[pathname as keyof typeof shellPages] };
  const match = matchRoute(snapshot, pathname);
  if (match) return guarded(match, permissions);
  return { kind: specifiedPaths.includes(pathname) ? 'unavailable' : 'notFound' };
}

function guarded(match: RouteMatch, permissions: Permissions): Destination {
  const { requires, chrome } = match.route;
  if (requires === 'agent' && !permissions.agentCentre) return { kind: 'redirect', to: '/agent' };
  if (requires !== undefined && requires !== 'agent' && !permissions.signedIn) return { kind: 'login', chrome };
  if (requires === 'member' && !permissions.memberCentre) return { kind: 'guestRefused' };
  return { kind: 'remote', match };
}
