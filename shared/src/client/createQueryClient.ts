import { QueryClient } from '@tanstack/react-query';
import { CallError } from './CallError.ts';

const retries = 2;

/**
 * A page's query cache. Reads without a response are retried automatically, actions are not. `staleTime`: milliseconds
 * for which a response counts as fresh.
 */
export const createQueryClient = (staleTime: number): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime,
        retry: (count, error) => count < retries && error instanceof CallError && error.unanswered,
        refetchOnWindowFocus: false,
      },
      // An action that cannot be sent fails at once: if it waited for the network, it would take effect unobserved.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
