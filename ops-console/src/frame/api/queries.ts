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

/** The value of a read call, cached by its request. */
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

/** A call with effects. The console's events refetch what it changed. */
export const useSending = createUseSending<OperatorCall>(call);

/** Invalidates these calls; mounted queries refetch. */
export const refresh = (...calls: readonly OperatorCall[]): Promise<void> =>
  refreshNamed(calls.map(({ name }) => name));

/** Likewise for calls by name. */
export async function refreshNamed(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
}

/** Likewise, but only for loaded ones: pending requests are not repeated. */
export async function refreshAnswered(names: readonly string[]): Promise<void> {
  await Promise.all(
    names.map((name) =>
      queryClient.invalidateQueries({ queryKey: [name], predicate: ({ state }) => state.fetchStatus === 'idle' }),
    ),
  );
}
