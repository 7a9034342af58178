import { Panel, Skeleton } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { QueryFailed, type QueryFailedProps } from './QueryFailed.tsx';

interface QueryContentProps<Value> {
  query: QueryFailedProps['query'] & { readonly data: Value | undefined };
  /** Height of the skeleton, pixels. */
  height: number;
  children: (value: Value) => ReactElement;
}

/** The query's content once loaded; until then a skeleton, or the failure. */
export function QueryContent<Value>({ query, height, children }: QueryContentProps<Value>): ReactElement {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <QueryFailed query={query} />;
  return (
    <Panel busy>
      <Skeleton kind="block" height={height} />
    </Panel>
  );
}
