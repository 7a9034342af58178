import { QueryClient } from '@tanstack/react-query';
import { CallError } from './CallError.ts';

const retries = 2;

/**
 * A page's cache of answers. What had no answer is asked again by itself; what does something is not. `staleTime`:
 * milliseconds for which an answer counts as fresh.
 */
export const createQueryClient = (staleTime: number): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime,
        retry: (count, error) => count < retries && error instanceof CallError && error.unanswered,
        refetchOnWindowFocus: false,
      },
      // An action that cannot be sent fails at once: held back until the network returns, it would happen unwatched.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
