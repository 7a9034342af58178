import {
  keepPreviousData,
  QueryClient,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { useRef } from 'react';
import type { Operation, RequestOf, ValueOf } from '../contract/operation.ts';
import { bus } from '../events/bus.ts';
import { useLanguage } from '../i18n/useText.ts';
import { oncePerPage } from '../oncePerPage.ts';
import { sessionState } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { CallError } from './CallError.ts';
import { call } from './call.ts';
import { askable, operationQuery } from './operationQuery.ts';

oncePerPage('unisite-once:api');

const retries = 2;

/** The page's one cache of answers, shared by every root. */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (count, error) => count < retries && error instanceof CallError && error.unanswered,
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false },
  },
});

bus.on('session.ended', () => queryClient.removeQueries({ predicate: (query) => query.queryKey[1] !== 'public' }));

export interface OperationOptions {
  /** False: not asked for now. A member's operation waits by itself until somebody is signed in. */
  enabled?: boolean;
  /** Milliseconds for which an answer counts as fresh. */
  staleTime?: number;
  /** Polling interval while mounted, in milliseconds. */
  every?: number;
  /** Keeps showing the last page while the next is on its way. */
  keepPrevious?: boolean;
}

/** Cached value of a read operation; refetched when language or member changes. */
export function useOperation<O extends Operation>(
  operation: O,
  request: RequestOf<O>,
  options: OperationOptions = {},
): UseQueryResult<ValueOf<O>, CallError> {
  const language = useLanguage();
  const session = useSession();
  return useQuery<ValueOf<O>, CallError>({
    ...operationQuery(operation, request, session, language),
    enabled: askable(operation, session) && options.enabled !== false,
    ...(options.staleTime === undefined ? {} : { staleTime: options.staleTime }),
    ...(options.every === undefined ? {} : { refetchInterval: options.every }),
    ...(options.keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}

/**
 * An operation that does something. Each `mutate` is one intent with one idempotency key; trying the same request again
 * after it got no answer keeps the key, so that nothing is done twice.
 */
export function useAction<O extends Operation>(operation: O): UseMutationResult<ValueOf<O>, CallError, RequestOf<O>> {
  const unanswered = useRef<{ request: string; key: string } | null>(null);
  return useMutation<ValueOf<O>, CallError, RequestOf<O>>({
    mutationFn: async (request) => {
      const written = JSON.stringify(request);
      const key = unanswered.current?.request === written ? unanswered.current.key : crypto.randomUUID();
      unanswered.current = { request: written, key };
      try {
        const value = await call(operation, request, { idempotencyKey: key });
        unanswered.current = null;
        return value;
      } catch (error) {
        if (!(error instanceof CallError && error.unanswered)) unanswered.current = null;
        throw error;
      }
    },
  });
}

/**
 * Begins to ask before a component does: a module calls it while it is evaluated, so that the answer is on its way
 * before anything is drawn. A failure is left to the component, which asks the same.
 */
export function prefetch<O extends Operation>(operation: O, request: RequestOf<O>): void {
  if (askable(operation, sessionState())) void queryClient.prefetchQuery(operationQuery(operation, request));
}

/** Invalidates an operation's cached responses; mounted queries refetch. */
export const refresh = (operation: Operation): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [operation.name] });
