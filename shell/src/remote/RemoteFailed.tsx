import { useText } from '@unisite/shared/i18n';
import { ErrorState } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

/** Shown in place of a remote that cannot be loaded; the rest of the page keeps working. */
export function RemoteFailed({ code, onRetry }: { code: string; onRetry: () => void }): ReactElement {
  const t = useText();
  return (
    <ErrorState
      className="panel remote-failed"
      title={t('remote.failed')}
      text={t('remote.rest')}
      code={code}
      retry={t('remote.retry')}
      onRetry={onRetry}
    />
  );
}
