/** What of a query's result components read. */
interface Result {
  readonly data: unknown;
}

/**
 * A query's result as it was when the page was rendered: its data there, or still awaited. Until a component has taken
 * over its markup it must see this, whatever the cache, which all roots of the page share, has got since.
 */
export function asRendered<R extends Result>(result: R, data: R['data'], enabled: boolean): R {
  const there = data !== undefined;
  return {
    ...result,
    data,
    error: null,
    status: there ? 'success' : 'pending',
    fetchStatus: there || !enabled ? 'idle' : 'fetching',
    isSuccess: there,
    isPending: !there,
    isLoading: !there && enabled,
    isFetching: !there && enabled,
    isError: false,
    isPlaceholderData: false,
    isFetchingNextPage: false,
    isFetchingPreviousPage: false,
    isFetchNextPageError: false,
    isFetchPreviousPageError: false,
  } as R; // the library's type is a union by status, which is set here
}
