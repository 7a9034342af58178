import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallErrorOf } from '../client/CallError.ts';
import { createQueryClient } from '../client/createQueryClient.ts';
import { createUseAction, type ReadOptions, useRead } from '../client/hooks.ts';
import type { Operation, RequestOf, ValueOf } from '../contract/operation.ts';
import { bus } from '../events/bus.ts';
import { useLanguage } from '../i18n/useText.ts';
import { oncePerPage } from '../oncePerPage.ts';
import { sessionState } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { useHydrated } from '../ui/useHydrated.ts';
import { asRendered } from './asRendered.ts';
import { call } from './call.ts';
import { isEnabled, operationQuery } from './operationQuery.ts';
import { freshFor } from './seededResponses.ts';
import { hasSeededValue, isSeeded, seededValue } from './seededValue.ts';

oncePerPage('unisite-once:api');

/** The page's only query cache, shared by all roots. */
export const queryClient: QueryClient = createQueryClient(30_000);

bus.on('session.ended', () => queryClient.removeQueries({ predicate: (query) => query.queryKey[1] !== 'public' }));

/** The server makes no requests: what it renders with comes with the page. */
export const isBrowser: boolean = typeof document !== 'undefined';

/** Operations for members wait for a sign-in. */
export type OperationOptions = ReadOptions;

/** Cached value of a read operation; refetched when language or member changes. */
export function useOperation<O extends Operation>(
  operation: O,
  request: RequestOf<O>,
  options: OperationOptions = {},
): UseQueryResult<ValueOf<O>, CallErrorOf<O>> {
  const language = useLanguage();
  const session = useSession();
  const hydrated = useHydrated();
  const enabled = isEnabled(operation, session) && options.enabled !== false;
  const seed = () => (enabled ? seededValue(operation, request, hydrated) : undefined);
  // even with a stale time of 0, the mount that a seeded response is for does not refetch it
  const [cameWithPage] = useState(() => enabled && hasSeededValue(operation, request, hydrated));
  const staleTime = cameWithPage ? Math.max(freshFor, options.staleTime ?? freshFor) : options.staleTime;
  const query = useRead<O>(
    { ...operationQuery(operation, request, session, language), seed },
    { ...options, enabled, ...(staleTime !== undefined && { staleTime }) },
  );
  return hydrated ? query : asRendered(query, seed(), enabled);
}

/**
 * An operation with effects. Each `mutate` is one intent with one idempotency key; a retry of the same request after a
 * lost response keeps the key, so that nothing is done twice.
 */
export const useAction = createUseAction<Operation>(call);

/**
 * Prefetches ahead of a component: a module calls it on evaluation, so that the response is under way before anything
 * renders. Failures are left to the component that makes the same request.
 */
export function prefetch<O extends Operation>(operation: O, request: RequestOf<O>): void {
  if (!isBrowser || isSeeded(operation, request) || !isEnabled(operation, sessionState())) return;
  void queryClient.prefetchQuery(operationQuery(operation, request));
}

/** Invalidates an operation's cached responses; mounted queries refetch. */
export const invalidate = (operation: Operation): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [operation.name] });
