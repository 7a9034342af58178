import type { SeamlessErrorCode } from '@unisite/shared/contract/seamless';

/**
 * The outcome of one call. `refused`: the platform's own answer; no money moved. `unanswered` says nothing about money:
 * a timeout, a broken connection, or a response that is not the platform's.
 */
export type Outcome<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'refused'; readonly code: SeamlessErrorCode; readonly balance: number | null }
  | { readonly kind: 'unanswered'; readonly cause: string };
