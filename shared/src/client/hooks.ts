import { type UseMutationResult, type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Endpoint, RequestOf, ValueOf } from '../contract/operation.ts';
import { type CallErrorOf, isErrorOf } from './CallError.ts';
import type { Call } from './createClient.ts';
import { createRepeat } from './createRepeat.ts';

/** How a reading call is made and kept. */
export interface ReadOptions {
  /** False: not asked for now. */
  enabled?: boolean;
  /** Milliseconds for which an answer counts as fresh. */
  staleTime?: number;
  /** Polling interval while mounted, in milliseconds. */
  every?: number;
  /** Keeps showing the last answer while the next is on its way. */
  keepPrevious?: boolean;
}

/** When the page was asked for, and with it what came along, milliseconds since the epoch. */
export const pageAskedAt = (): number => performance.timeOrigin;

/** A reading call as the cache of answers takes it. */
export interface Read<E extends Endpoint> {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<ValueOf<E>>;
  /** Asked when there is no answer in the cache yet: one that is at hand and is as old as the page. */
  seed?: () => ValueOf<E> | undefined;
}

/**
 * The answer to a reading call, kept for all who ask the same. While it is asked for in another language, the one before
 * stays: a form that is drawn from it keeps what was typed.
 */
export const useRead = <E extends Endpoint>(
  { seed, ...read }: Read<E>,
  { enabled = true, staleTime, every, keepPrevious = false }: ReadOptions = {},
): UseQueryResult<ValueOf<E>, CallErrorOf<E>> =>
  useQuery<ValueOf<E>, CallErrorOf<E>>({
    ...read,
    enabled,
    ...(seed && { initialData: seed, initialDataUpdatedAt: pageAskedAt }),
    ...(staleTime === undefined ? {} : { staleTime }),
    ...(every === undefined ? {} : { refetchInterval: every }),
    placeholderData: (before, query) =>
      keepPrevious || (query && asked(query.queryKey) === asked(read.queryKey)) ? before : undefined,
  });

/** What a key asks for, whatever the language. */
const asked = (queryKey: readonly unknown[]): string =>
  JSON.stringify(queryKey.filter((part) => part !== 'vi' && part !== 'en'));

/**
 * Makes the hook for calls that do something. Each `mutate` is one intent with one idempotency key; trying the same
 * request again after it got no answer keeps the key, so that nothing is done twice.
 */
export const createUseAction = <E extends Endpoint>(call: Call<E>) =>
  function useAction<One extends E>(endpoint: One): UseMutationResult<ValueOf<One>, CallErrorOf<One>, RequestOf<One>> {
    const [repeat] = useState(createRepeat);
    return useMutation<ValueOf<One>, CallErrorOf<One>, RequestOf<One>>({
      mutationFn: (request) =>
        repeat(JSON.stringify(request), (idempotencyKey) => call(endpoint, request, { idempotencyKey })),
    });
  };

/** A call of a form. `error`: what it failed with, until it is sent again. */
export interface Sending<E extends Endpoint> {
  send: (request: RequestOf<E>) => Promise<ValueOf<E>>;
  error: CallErrorOf<E> | null;
  reset: () => void;
}

/**
 * Makes the hook for a form's call, with the same keys as `createUseAction`. Nothing of it is kept in the cache of
 * mutations, which would hold a password longer than the form.
 */
export const createUseSending = <E extends Endpoint>(call: Call<E>) =>
  function useSending<One extends E>(endpoint: One): Sending<One> {
    const [repeat] = useState(createRepeat);
    const [error, setError] = useState<CallErrorOf<One> | null>(null);
    return {
      error,
      reset: () => setError(null),
      async send(request) {
        setError(null);
        try {
          return await repeat(JSON.stringify(request), (idempotencyKey) => call(endpoint, request, { idempotencyKey }));
        } catch (failure) {
          if (isErrorOf(endpoint, failure)) setError(failure);
          throw failure;
        }
      },
    };
  };
