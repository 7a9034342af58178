import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import type { CallErrorOf } from '../client/CallError.ts';
import { pageAskedAt } from '../client/hooks.ts';
import type { Operation, RequestOf, ValueOf } from '../contract/operation.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { useLanguage } from '../i18n/useText.ts';
import type * as z from '../schema/index.ts';
import { type SessionState, sessionState } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { useHydrated } from '../ui/useHydrated.ts';
import { asRendered } from './asRendered.ts';
import { call } from './call.ts';
import { isEnabled, operationKey } from './operationQuery.ts';
import { isBrowser, queryClient } from './queries.ts';
import { isSeeded, seededValue } from './seededValue.ts';

/** The value of every list (contract, `pageOf`). */
interface Page {
  page: number;
  pageSize: number;
  total: number;
  rows: readonly unknown[];
}

/** An operation that returns a page of a list. */
type ListOperation = Operation<z.Schema, z.Schema<Page>>;
type RowOf<O extends ListOperation> = ValueOf<O>['rows'][number];

/** The request without its page. */
export type ListRequest<O extends ListOperation> = Omit<RequestOf<O>, 'page'>;

/** The loaded pages as one list. */
export interface ListPages<Row> {
  rows: Row[];
  /** Total number of rows. */
  total: number;
  /** The number of the last page in `rows`. */
  pages: number;
  /** Number of rows before the first in `rows`; 0 unless the list was begun further down. */
  before: number;
}

/** How a list is asked for and kept. */
export interface PagesOptions {
  /** False: not asked for now. */
  enabled?: boolean;
  /**
   * First page to load, by default 1; earlier ones load with `fetchPreviousPage()`. Each value is a list of its own.
   */
  from?: number;
  /** Milliseconds for which the pages count as fresh. */
  staleTime?: number;
  /** Milliseconds for which unused pages stay cached, so that returning finds them; by default 5 minutes. */
  keepFor?: number;
  /** Keeps showing the previous list while another loads. */
  keepPrevious?: boolean;
}

/** Every list takes a page (contract, `paging`); the generic request cannot say so. */
const pageRequest = <O extends ListOperation>(_: O, request: ListRequest<O>, page = 1): RequestOf<O> =>
  ({ ...request, page }) as RequestOf<O>;

function listQuery<O extends ListOperation>(
  operation: O,
  request: ListRequest<O>,
  session: SessionState,
  language: string,
  from = 1,
) {
  return {
    queryKey: operationKey(operation, { ...request, page: from === 1 ? 'all' : `from ${from}` }, session, language),
    queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }): Promise<ValueOf<O>> =>
      call(operation, pageRequest(operation, request, pageParam), { signal }),
    initialPageParam: from,
    getPreviousPageParam: ({ page }: Page) => (page > 1 ? page - 1 : undefined),
    getNextPageParam: ({ page, pageSize, total, rows }: Page) =>
      rows.length > 0 && page * pageSize < total ? page + 1 : undefined,
  };
}

function listed<O extends ListOperation>({ pages }: InfiniteData<ValueOf<O>, number>): ListPages<RowOf<O>> {
  return {
    rows: pages.flatMap(({ rows }) => rows as RowOf<O>[]),
    total: pages.at(-1)?.total ?? 0,
    pages: pages.at(-1)?.page ?? 0,
    before: pages[0] ? (pages[0].page - 1) * pages[0].pageSize : 0,
  };
}

/**
 * A list that grows page by page: `fetchNextPage()` loads one more while `hasNextPage`, `fetchPreviousPage()` upwards.
 * Cached, shared and refetched like {@link useOperation}.
 */
export function useOperationPages<O extends ListOperation>(
  operation: O,
  request: ListRequest<O>,
  options: PagesOptions = {},
): UseInfiniteQueryResult<ListPages<RowOf<O>>, CallErrorOf<O>> {
  const session = useSession();
  const hydrated = useHydrated();
  const enabled = isEnabled(operation, session) && options.enabled !== false;
  const seed = () => (enabled ? seededPage(operation, request, options.from, hydrated) : undefined);
  const query = useInfiniteQuery<ValueOf<O>, CallErrorOf<O>, ListPages<RowOf<O>>, readonly unknown[], number>({
    ...listQuery(operation, request, session, useLanguage(), options.from),
    select: listed<O>,
    enabled,
    initialData: seed,
    initialDataUpdatedAt: pageAskedAt,
    ...(options.staleTime === undefined ? {} : { staleTime: options.staleTime }),
    ...(options.keepFor === undefined ? {} : { gcTime: options.keepFor }),
    ...(options.keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
  if (hydrated) return query;
  const first = seed();
  return asRendered(query, first && listed<O>(first), enabled);
}

/** The cached form of a list's first page, if its response came with the page. */
function seededPage<O extends ListOperation>(
  operation: O,
  request: ListRequest<O>,
  from: number | undefined,
  hydrated: boolean,
): InfiniteData<ValueOf<O>, number> | undefined {
  const value = seededValue(operation, pageRequest(operation, request, from), hydrated);
  return value && { pages: [value], pageParams: [from ?? 1] };
}

/** Prefetches the first page of a list (the one it begins `from`). Failures are left to the component. */
export function prefetchPages<O extends ListOperation>(operation: O, request: ListRequest<O>, from?: number): void {
  const session = sessionState();
  if (!isBrowser || isSeeded(operation, pageRequest(operation, request, from))) return;
  if (!isEnabled(operation, session)) return;
  void queryClient.prefetchInfiniteQuery(listQuery(operation, request, session, currentLanguage(), from));
}
