import {
  keepPreviousData,
  QueryClient,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { OperatorCall } from '@unisite/shared/contract/operators';
import { useLanguage } from '@unisite/shared/i18n';
import { CallError } from './CallError.ts';
import { call, type RequestOf, type ValueOf } from './call.ts';

const retries = 2;

/** The answers that the console has. */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      retry: (count, error) => count < retries && error instanceof CallError && error.unanswered,
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false },
  },
});

interface AnswerOptions {
  /** False: not asked for now. */
  enabled?: boolean;
  /** Keeps showing the last answer while the next is on its way. */
  keepPrevious?: boolean;
}

/** The value of a reading call, kept for all who ask the same. */
export function useCallQuery<C extends OperatorCall>(
  declared: C,
  request: RequestOf<C>,
  { enabled = true, keepPrevious = false }: AnswerOptions = {},
): UseQueryResult<ValueOf<C>, CallError> {
  const language = useLanguage();
  return useQuery<ValueOf<C>, CallError>({
    queryKey: [declared.name, language, request],
    queryFn: ({ signal }) => call(declared, request, signal),
    enabled,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}

/** A call that does something. What it changed comes back by itself: the console's events name it. */
export const useCallMutation = <C extends OperatorCall>(
  declared: C,
): UseMutationResult<ValueOf<C>, CallError, RequestOf<C>> =>
  useMutation<ValueOf<C>, CallError, RequestOf<C>>({ mutationFn: (request) => call(declared, request) });

/** Makes the answers of these calls stale; those on the screen are asked for again. */
export async function refresh(...calls: readonly OperatorCall[]): Promise<void> {
  await Promise.all(calls.map(({ name }) => queryClient.invalidateQueries({ queryKey: [name] })));
}
