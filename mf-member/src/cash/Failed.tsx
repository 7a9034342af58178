import type { CallError } from '@unisite/shared/api';
import { useText } from '@unisite/shared/i18n';
import { ErrorState, Panel } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

interface FailedProps {
  query: { readonly error: CallError | null; readonly isFetching: boolean; refetch(): Promise<unknown> };
}

/** What was asked for did not come. */
export function Failed({ query }: FailedProps): ReactElement {
  const t = useText();
  return (
    <Panel>
      <ErrorState
        title={t('cash.failed')}
        text={query.error?.message}
        code={query.error?.code}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    </Panel>
  );
}
