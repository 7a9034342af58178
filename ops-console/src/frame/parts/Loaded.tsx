import { ErrorState, Skeleton } from '@unisite/shared/ui';
import type { ReactNode } from 'react';
import { useErrorText } from '../words/useErrorText.ts';

interface LoadedProps {
  data: unknown;
  error: Parameters<ReturnType<typeof useErrorText>>[0] | null;
  title: string;
  retry: () => void;
  children: ReactNode;
}

/** Children once data is loaded; until then a skeleton, or the error. */
export function Loaded({ data, error, title, retry, children }: LoadedProps): ReactNode {
  const errorText = useErrorText();
  if (data) return children;
  if (error) return <ErrorState title={title} text={errorText(error)} code={error.code} onRetry={retry} />;
  return (
    <div className="panel__body">
      <Skeleton kind="row" count={3} />
    </div>
  );
}
