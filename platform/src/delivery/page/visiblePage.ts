import {
  agentCentreTypes,
  guestType,
  type RouteOffer,
  type SessionInfo,
  type Snapshot,
} from '@unisite/shared/contract';
import { type KnownPage, pageOfPath } from './pageOfPath.ts';

/** Section 2: open to everyone even if only signed-in members may see the site. */
const openPaths: readonly string[] = ['/login', '/register', '/register.html', '/helpmc', '/download'];

export interface Visitor {
  session: SessionInfo | null;
  /** The market's switch `loginedToHomePage`. */
  membersOnly: boolean;
}

/**
 * Where the shell's guards redirect a visitor from a path (sections 2 and 6); null: nowhere. Only the shell redirects
 * guests from members' pages, and says why.
 */
export function redirectFrom(path: string, page: KnownPage, { session, membersOnly }: Visitor): string | null {
  if (membersOnly && !session && !openPaths.includes(path)) return '/login';
  if (page.kind === 'shell' && page.path === '/login' && session) return '/index';
  if (page.kind === 'remote' && page.route.requires === 'agent' && !passes('agent', session)) return '/agent';
  return null;
}

/**
 * The page shown at a path after the shell's guards: preloads and skeleton belong to this page, not to one that the
 * visitor is redirected from.
 */
export function visiblePage(path: string, page: KnownPage, snapshot: Snapshot, visitor: Visitor): KnownPage {
  const instead = (other: string): KnownPage => pageOfPath(other, snapshot, []);
  const elsewhere = redirectFrom(path, page, visitor);
  if (elsewhere !== null) return instead(elsewhere);
  if (page.kind !== 'remote' || passes(page.route.requires, visitor.session)) return page;
  return instead(visitor.session ? '/index' : '/login');
}

/**
 * Whether a guard admits this visitor: guests on free play are not members, and the agent centre requires agents
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
