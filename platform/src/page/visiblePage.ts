import {
  agentCentreTypes,
  guestType,
  type RouteOffer,
  type SessionInfo,
  type Snapshot,
} from '@unisite/shared/contract';
import { type KnownPage, pageOfPath } from './pageOfPath.ts';

/** Section 2: open to everyone even where only signed-in members may see the site. */
const openPaths: readonly string[] = ['/login', '/register', '/register.html', '/helpmc', '/download'];

export interface Visitor {
  session: SessionInfo | null;
  /** The market's switch `loginedToHomePage`. */
  membersOnly: boolean;
}

/**
 * What a visitor is shown at a path once the shell has applied its guards (sections 2 and 6): the files fetched
 * beforehand and the skeleton are this page's, not those of a page that he is led away from.
 */
export function visiblePage(
  path: string,
  page: KnownPage,
  snapshot: Snapshot,
  { session, membersOnly }: Visitor,
): KnownPage {
  const instead = (other: string): KnownPage => pageOfPath(other, snapshot, []);
  if (membersOnly && !session && !openPaths.includes(path)) return instead('/login');
  if (page.kind === 'shell' && page.path === '/login' && session) return instead('/index');
  if (page.kind !== 'remote' || passes(page.route.requires, session)) return page;
  if (page.route.requires === 'agent') return instead('/agent');
  return instead(session ? '/index' : '/login');
}

/**
 * Whether a guard lets this visitor in: guests on free play are no members, and the agent centre has its own types
 * (section 6).
 */
export function passes(guard: RouteOffer['requires'], session: SessionInfo | null): boolean {
  switch (guard) {
    case undefined:
      return true;
    case 'player':
      return session !== null;
    case 'member':
      return session !== null && session.customerType !== guestType;
    case 'agent':
      return session !== null && agentCentreTypes.includes(session.customerType);
  }
}
