import type { CallError } from '@unisite/shared/client';
import { ErrorState, Panel, Skeleton } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import { useErrorText } from '../../../../frame/words/useErrorText.ts';

interface LoadedPanelProps<Data> {
  title: string;
  /** Message when loading failed. */
  failed: string;
  query: { data: Data | undefined; error: CallError | null; refetch: () => unknown };
  end?: ReactNode;
  flush?: boolean;
  children: (data: Data) => ReactNode;
}

/** A panel that loads and fails independently. */
export function LoadedPanel<Data>({
  title,
  failed,
  query,
  end,
  flush,
  children,
}: LoadedPanelProps<Data>): ReactElement {
  const errorText = useErrorText();
  const { data, error, refetch } = query;
  const isThere = data !== undefined;
  return (
    <Panel title={title} end={isThere && end} busy={!isThere && !error} flush={flush && isThere}>
      {isThere ? (
        children(data)
      ) : error ? (
        <ErrorState title={failed} text={errorText(error)} code={error.code} onRetry={() => void refetch()} />
      ) : (
        <Skeleton kind="row" count={3} />
      )}
    </Panel>
  );
}
