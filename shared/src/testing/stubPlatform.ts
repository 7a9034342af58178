import { queryClient } from '../api/index.ts';
import type { GivenOf, Operation, RequestOf } from '../contract/operation.ts';

/**
 * The platform responds to no calls: a module's requests stay pending, and only what the test provides is known; see
 * {@link stubResponse}.
 */
export function stubPlatform(): void {
  Object.assign(globalThis, { fetch: () => new Promise(() => {}) });
  queryClient.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } });
}

/** A response of the platform to a visitor. */
export const stubResponse = <O extends Operation>(operation: O, request: RequestOf<O>, value: GivenOf<O>): unknown =>
  queryClient.setQueryData(
    [operation.name, operation.access === 'public' ? 'public' : 'visitor', 'vi', request],
    value,
  );
