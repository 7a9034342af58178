import type { SeamlessErrorCode } from '@unisite/shared/contract/seamless';

/**
 * What one call came to. `refused` is the platform's own word: nothing moved. `unanswered` says nothing about money:
 * no answer in time, a broken connection, or an answer that is not the platform's.
 */
export type Outcome<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'refused'; readonly code: SeamlessErrorCode; readonly balance: number | null }
  | { readonly kind: 'unanswered'; readonly cause: string };
