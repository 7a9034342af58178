import { queryClient } from '../api/index.ts';
import type { GivenOf, Operation, RequestOf } from '../contract/operation.ts';

/**
 * From now on the platform does not answer any call: what a module asks for by itself stays open, what a test gives it
 * is all there is; see {@link jsonResponse}.
 */
export function stubPlatform(): void {
  Object.assign(globalThis, { fetch: () => new Promise(() => {}) });
  queryClient.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } });
}

/** What the platform is taken to have answered a visitor. */
export const jsonResponse = <O extends Operation>(operation: O, request: RequestOf<O>, value: GivenOf<O>): unknown =>
  queryClient.setQueryData(
    [operation.name, operation.access === 'public' ? 'public' : 'visitor', 'vi', request],
    value,
  );
