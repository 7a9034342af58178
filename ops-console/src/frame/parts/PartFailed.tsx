import { useText } from '@unisite/shared/i18n';
import { ErrorState } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

/** Failure notice of a part. After a new release its files are gone: offers to reload. */
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
