interface Result {
  readonly data: unknown;
}

/**
 * A query's result as of the server's render: with its data, or pending. A component must see it until it is hydrated,
 * whatever has reached the cache since, because all roots of the page share that cache.
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
