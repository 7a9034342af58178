import type { ListRequest } from '@unisite/shared/api';
import { type Category, type gameList, gameSort } from '@unisite/shared/contract/games';
import { type Infer, safeParse } from '@unisite/shared/schema';

export type Sort = Infer<typeof gameSort>;
export const sorts: readonly Sort[] = ['popular', 'newest', 'name', 'rtp'];

const flags = ['hot', 'new', 'demo', 'favourite'] as const;
export type Flag = (typeof flags)[number];

/** The filters of a category, all kept in the address. */
export interface Filters {
  vendor: string | null;
  flag: Flag | null;
  text: string;
  sort: Sort;
}

export const noFilters: Filters = { vendor: null, flag: null, text: '', sort: 'popular' };

/** Games per request. */
export const pageSize = 40;
/** The last page that can be requested (contract, paging). */
const lastPage = 100_000;
/** Longest search text (contract, gameList). */
export const maxSearchTextLength = 60;

/** The filters of an address; invalid values count as absent. */
export function readFilters(search: string): Filters {
  const said = new URLSearchParams(search);
  const sort = safeParse(gameSort, said.get('sort'));
  return {
    vendor: said.get('vendor')?.slice(0, 40) || null,
    flag: flags.find((flag) => flag === said.get('flag')) ?? null,
    text: said.get('q')?.slice(0, maxSearchTextLength) ?? '',
    sort: sort.success ? sort.data : 'popular',
  };
}

/** The number of pages that an address shows (section 2: /rng takes a `page`). */
export function readPages(search: string): number {
  const page = Number(new URLSearchParams(search).get('page') ?? 1);
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), lastPage) : 1;
}

/** The query with other filters, back at the first page; unrelated parameters stay. */
export function writeFilters(search: string, { vendor, flag, text, sort }: Filters): string {
  return written(search, { vendor, flag, q: text, sort: sort === 'popular' ? null : sort, page: null });
}

/** The query for a list shown up to a page. */
export const writePages = (search: string, pages: number): string =>
  written(search, { page: pages > 1 ? String(pages) : null });

function written(search: string, said: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams(search);
  for (const [key, value] of Object.entries(said)) {
    if (value) query.set(key, value);
    else query.delete(key);
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** Whether anything is filtered; the order hides nothing. */
export const hasFilters = ({ vendor, flag, text }: Filters): boolean => !!vendor || !!flag || text.trim() !== '';

export const listRequest = (
  category: Category,
  { vendor, flag, text, sort }: Filters,
): ListRequest<typeof gameList> => ({
  category,
  pageSize,
  sort,
  ...(vendor ? { vendor } : {}),
  ...(flag ? { flag } : {}),
  ...(text.trim() ? { text: text.trim() } : {}),
});
