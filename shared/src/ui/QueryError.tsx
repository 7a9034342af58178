import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';

export type QueryErrorProps = {
  title: ReactNode;
  query: {
    readonly error: { readonly message: string; readonly code: string } | null;
    readonly isFetching: boolean;
    refetch(): unknown;
  };
};

/** A failed query: the platform's message, and a retry. */
export function QueryError({ title, query }: QueryErrorProps) {
  const { error, isFetching } = query;
  return (
    <ErrorState
      title={title}
      text={error?.message}
      code={error?.code}
      busy={isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
