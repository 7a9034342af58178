import type { CallError } from '@unisite/shared/api';
import { useText } from '@unisite/shared/i18n';
import { Panel, QueryError } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

export interface FailedProps {
  query: { readonly error: CallError | null; readonly isFetching: boolean; refetch(): Promise<unknown> };
}

/** What was asked for did not come. */
export function QueryFailed({ query }: FailedProps): ReactElement {
  const t = useText();
  return (
    <Panel>
      <QueryError title={t('cash.failed')} query={query} />
    </Panel>
  );
}
