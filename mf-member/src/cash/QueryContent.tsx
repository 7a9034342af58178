import { Panel, Skeleton } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { type FailedProps, QueryFailed } from './QueryFailed.tsx';

interface AwaitedProps<Value> {
  query: FailedProps['query'] & { readonly data: Value | undefined };
  /** Pixels, of what is awaited. */
  height: number;
  children: (value: Value) => ReactElement;
}

/** What was asked for once it is there; until then its shape, or that it did not come. */
export function QueryContent<Value>({ query, height, children }: AwaitedProps<Value>): ReactElement {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <QueryFailed query={query} />;
  return (
    <Panel busy>
      <Skeleton kind="block" width="100%" height={height} />
    </Panel>
  );
}
