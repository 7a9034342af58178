import { type UseMutationResult, type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Endpoint, RequestOf, ValueOf } from '../contract/operation.ts';
import { type CallErrorOf, isErrorOf } from './CallError.ts';
import type { Call } from './createClient.ts';
import { createIdempotentSend } from './createIdempotentSend.ts';

/** How a reading call is made and kept. */
export interface ReadOptions {
  /** False: no request now. */
  enabled?: boolean;
  /** Milliseconds for which a response counts as fresh. */
  staleTime?: number;
  /** Polling interval while mounted, in milliseconds. */
  every?: number;
  /** Keeps showing the previous response while the next loads. */
  keepPrevious?: boolean;
}

/** When the page, and everything embedded in it, was requested; milliseconds since the epoch. */
export const pageAskedAt = (): number => performance.timeOrigin;

/** A read call as the query cache takes it. */
export interface Read<E extends Endpoint> {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<ValueOf<E>>;
  /** Called when nothing is cached: a response that came with the page and is as old. */
  seed?: () => ValueOf<E> | undefined;
}

/**
 * The response to a read call, shared by all users of the same request. While it is refetched in another language the
 * previous one stays, so that forms built from it keep their input.
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

/** The request part of a key, whatever the language. */
const asked = (queryKey: readonly unknown[]): string =>
  JSON.stringify(queryKey.filter((part) => part !== 'vi' && part !== 'en'));

/**
 * Creates the hook for calls with effects. Each `mutate` is one intent with one idempotency key; a retry of the same
 * request after a lost response keeps the key, so that nothing is done twice.
 */
export const createUseAction = <E extends Endpoint>(call: Call<E>) =>
  function useAction<One extends E>(endpoint: One): UseMutationResult<ValueOf<One>, CallErrorOf<One>, RequestOf<One>> {
    const [repeat] = useState(createIdempotentSend);
    return useMutation<ValueOf<One>, CallErrorOf<One>, RequestOf<One>>({
      mutationFn: (request) =>
        repeat(JSON.stringify(request), (idempotencyKey) => call(endpoint, request, { idempotencyKey })),
    });
  };

/** The call of a form. `error`: its failure, until it is sent again. */
export interface Sending<E extends Endpoint> {
  send: (request: RequestOf<E>) => Promise<ValueOf<E>>;
  error: CallErrorOf<E> | null;
  reset: () => void;
}

/**
 * Creates the hook for a form's call, with the same keys as `createUseAction`. It bypasses the mutation cache, which
 * would keep a password longer than the form.
 */
export const createUseSending = <E extends Endpoint>(call: Call<E>) =>
  function useSending<One extends E>(endpoint: One): Sending<One> {
    const [repeat] = useState(createIdempotentSend);
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
