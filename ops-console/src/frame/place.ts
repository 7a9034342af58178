export const drawerTabs = ['state', 'versions', 'health', 'audit'] as const;
export type DrawerTab = (typeof drawerTabs)[number];

/** A remote in a market, as the drawer shows it. */
export interface OpenCell {
  readonly remote: string;
  readonly market: string;
  readonly tab: DrawerTab;
}

/** Where the operator is. It is in the address after `#`, so that a link can be shared and Back works. */
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
  /** A member that is looked at, by its account; null: nobody yet. */
  | { readonly page: 'members'; readonly account: string | null }
  /** A check that is looked at; null: the list. */
  | { readonly page: 'identity'; readonly check: string | null }
  /** A draw that is looked at, the stations' timetables, or plans over several draws; null: the list of draws. */
  | {
      readonly page: 'lottery';
      readonly look: { readonly code: string; readonly numero: string } | 'stations' | 'plans' | null;
    }
  | AuditPlace;

/** Lines of an audit; an empty word narrows nothing. */
export interface AuditPlace {
  readonly page: 'audit';
  /** What operators looked at and did of members; null: what was changed. */
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

/** Reads a place from the part of an address after `#`; what says nothing is the matrix. */
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

/** The address of a place, with its `#`. */
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

/** All of what was changed. */
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

/** The page's first view: the audit without a filter, the matrix without a drawer, checks as a list. */
export function startOf(page: Page): Place {
  if (page === 'matrix') return { page, cell: null };
  if (page === 'audit') return wholeAudit;
  if (page === 'members') return { page, account: null };
  if (page === 'identity') return { page, check: null };
  if (page === 'lottery' || page === 'cash') return { page, look: null };
  return { page };
}
