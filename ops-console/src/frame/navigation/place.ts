export const drawerTabs = ['state', 'versions', 'health', 'audit'] as const;
export type DrawerTab = (typeof drawerTabs)[number];

/** The remote and market of the drawer. */
export interface OpenCell {
  readonly remote: string;
  readonly market: string;
  readonly tab: DrawerTab;
}

/** The operator's place, kept in the address after `#`, so that links can be shared and Back works. */
export type Place =
  | { readonly page: 'matrix'; readonly cell: OpenCell | null }
  | {
      readonly page:
        | 'acts'
        | 'teams'
        | 'markets'
        | 'vendors'
        | 'content'
        | 'promotions'
        | 'feedback'
        | 'signs'
        | 'reports'
        | 'agents';
    }
  /** Deposits; null: withdrawals. */
  | { readonly page: 'cash'; readonly look: 'deposits' | null }
  /** The member shown, by account; null: none. */
  | { readonly page: 'members'; readonly account: string | null }
  /** The check shown; null: the list. */
  | { readonly page: 'identity'; readonly check: string | null }
  /** The draw shown, the timetables, or plans over several draws; null: the list of draws. */
  | {
      readonly page: 'lottery';
      readonly look: { readonly code: string; readonly numero: string } | 'stations' | 'plans' | null;
    }
  | AuditPlace;

/** Filters of an audit; empty values do not filter. */
export interface AuditPlace {
  readonly page: 'audit';
  /** Member accesses; null: changes. */
  readonly look: 'access' | null;
  readonly remote: string;
  readonly market: string;
  readonly who: string;
  readonly act: string;
  /** First and last day, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  readonly number: number;
}

const auditWords = ['remote', 'market', 'who', 'act', 'from', 'to'] as const;

export type Page = Place['page'];

/** A place on this page. */
export type PlaceOf<P extends Page> = Place & { readonly page: P };

/** All pages, in the order of the navigation. */
export const pages: readonly Page[] = [
  'matrix',
  'acts',
  'cash',
  'audit',
  'teams',
  'markets',
  'content',
  'promotions',
  'feedback',
  'signs',
  'identity',
  'lottery',
  'members',
  'vendors',
  'reports',
  'agents',
];

const isTab = (text: string | undefined): text is DrawerTab => drawerTabs.some((tab) => tab === text);

/** Parses the part of an address after `#`; the matrix by default. */
export function placeOf(hash: string): Place {
  const { pathname, searchParams } = new URL(hash.replace(/^#/, '') || '/', 'http://console');
  const [page, remote, market, tab] = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  switch (page) {
    case 'acts':
    case 'teams':
    case 'markets':
    case 'content':
    case 'promotions':
    case 'feedback':
    case 'signs':
    case 'vendors':
    case 'reports':
    case 'agents':
      return { page };
    case 'cash':
      return { page, look: remote === 'deposits' ? remote : null };
    case 'members':
      return { page, account: remote ?? null };
    case 'identity':
      return { page, check: remote && /^\d{1,18}$/.test(remote) ? remote : null };
    case 'lottery':
      if (remote === 'stations' || remote === 'plans') return { page, look: remote };
      return { page, look: remote && market ? { code: remote, numero: market } : null };
    case 'audit':
      return auditPlaceOf(remote, searchParams);
    case 'matrix':
      return {
        page,
        cell: remote && market ? { remote, market, tab: isTab(tab) ? tab : 'state' } : null,
      };
    default:
      return { page: 'matrix', cell: null };
  }
}

function auditPlaceOf(look: string | undefined, query: URLSearchParams): AuditPlace {
  const number = Number(query.get('page') ?? 1);
  const word = (name: (typeof auditWords)[number]) => query.get(name) ?? '';
  return {
    page: 'audit',
    look: look === 'access' ? look : null,
    remote: word('remote'),
    market: word('market'),
    who: word('who'),
    act: word('act'),
    from: word('from'),
    to: word('to'),
    number: Number.isInteger(number) && number > 0 ? number : 1,
  };
}

/** The address of a place, including `#`. */
export function hashOf(place: Place): string {
  if (place.page === 'matrix') {
    const parts = place.cell ? [place.cell.remote, place.cell.market, place.cell.tab] : [];
    return `#/${['matrix', ...parts.map(encodeURIComponent)].join('/')}`;
  }
  if (place.page === 'members')
    return place.account === null ? '#/members' : `#/members/${encodeURIComponent(place.account)}`;
  if (place.page === 'cash') return place.look ? '#/cash/deposits' : '#/cash';
  if (place.page === 'identity') return place.check ? `#/identity/${place.check}` : '#/identity';
  if (place.page === 'lottery') {
    const { look } = place;
    if (look === null) return '#/lottery';
    if (typeof look === 'string') return `#/lottery/${look}`;
    return `#/lottery/${encodeURIComponent(look.code)}/${encodeURIComponent(look.numero)}`;
  }
  if (place.page !== 'audit') return `#/${place.page}`;
  const query = new URLSearchParams({
    ...Object.fromEntries(auditWords.flatMap((name) => (place[name] ? [[name, place[name]]] : []))),
    ...(place.number > 1 ? { page: String(place.number) } : {}),
  }).toString();
  const address = place.look ? '#/audit/access' : '#/audit';
  return query === '' ? address : `${address}?${query}`;
}

/** All changes, unfiltered. */
export const wholeAudit: AuditPlace = {
  page: 'audit',
  look: null,
  remote: '',
  market: '',
  who: '',
  act: '',
  from: '',
  to: '',
  number: 1,
};

/** A page's first view: the unfiltered audit, the matrix without a drawer, the list of checks. */
export function startOf(page: Page): Place {
  if (page === 'matrix') return { page, cell: null };
  if (page === 'audit') return wholeAudit;
  if (page === 'members') return { page, account: null };
  if (page === 'identity') return { page, check: null };
  if (page === 'lottery' || page === 'cash') return { page, look: null };
  return { page };
}
