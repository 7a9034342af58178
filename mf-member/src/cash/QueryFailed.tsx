import type { CallError } from '@unisite/shared/api';
import { useText } from '@unisite/shared/i18n';
import { Panel, QueryError } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

export interface QueryFailedProps {
  query: { readonly error: CallError | null; readonly isFetching: boolean; refetch(): Promise<unknown> };
}

/** Notice of a failed query. */
export function QueryFailed({ query }: QueryFailedProps): ReactElement {
  const t = useText();
  return (
    <Panel>
      <QueryError title={t('cash.failed')} query={query} />
    </Panel>
  );
}
