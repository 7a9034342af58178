import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import {
  type CallErrorOf,
  createQueryClient,
  createUseSending,
  type ReadOptions,
  useRead,
} from '@unisite/shared/client';
import type { RequestOf, ValueOf } from '@unisite/shared/contract/operation';
import type { OperatorCall } from '@unisite/shared/contract/operators';
import { useLanguage } from '@unisite/shared/i18n';
import { call } from './call.ts';

/** The console's query cache. */
export const queryClient: QueryClient = createQueryClient(60_000);

/** The value of a reading call, cached by its request. */
export function useOperation<C extends OperatorCall>(
  declared: C,
  request: RequestOf<C>,
  options?: ReadOptions,
): UseQueryResult<ValueOf<C>, CallErrorOf<C>> {
  const language = useLanguage();
  return useRead<C>(
    {
      queryKey: [declared.name, language, request],
      queryFn: ({ signal }) => call(declared, request, { signal }),
    },
    options,
  );
}

/** A call that changes something. The console's events refetch what it changed. */
export const useSending = createUseSending<OperatorCall>(call);

/** Invalidates these calls; those on the screen are refetched. */
export const refresh = (...calls: readonly OperatorCall[]): Promise<void> =>
  refreshNamed(calls.map(({ name }) => name));

/** The same, of calls by their names. */
export async function refreshNamed(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
}

/** The same of what has an answer already; what is being asked for anyway is not asked for twice. */
export async function refreshAnswered(names: readonly string[]): Promise<void> {
  await Promise.all(
    names.map((name) =>
      queryClient.invalidateQueries({ queryKey: [name], predicate: ({ state }) => state.fetchStatus === 'idle' }),
    ),
  );
}
