import { queryClient } from '../api/index.ts';
import type { Operation, RequestOf, ValueOf } from '../contract/operation.ts';

/** A platform that never answers: what a module asks for by itself stays open, what a test gives it is all there is. */
class UnansweredRequest {
  open(): void {}
  setRequestHeader(): void {}
  send(): void {}
  abort(): void {}
}

/** From now on the platform does not answer any call; see {@link answered}. */
export function silencePlatform(): void {
  Object.assign(globalThis, { XMLHttpRequest: UnansweredRequest });
  queryClient.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } });
}

/** What the platform is taken to have answered a visitor. */
export const answered = <O extends Operation>(operation: O, request: RequestOf<O>, value: ValueOf<O>): unknown =>
  queryClient.setQueryData(
    [operation.name, operation.access === 'public' ? 'public' : 'visitor', 'vi', request],
    value,
  );
