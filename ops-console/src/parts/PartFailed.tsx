import { useText } from '@unisite/shared/i18n';
import { ErrorState } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

/** Instead of a part that could not be shown. A console that was renewed meanwhile has other files: it starts anew. */
export function PartFailed(): ReactElement {
  const t = useText();
  return (
    <ErrorState
      title={t('part.failed')}
      text={t('part.failedText')}
      retry={t('part.reload')}
      onRetry={() => window.location.reload()}
    />
  );
}
