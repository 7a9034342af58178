import { useText } from '@unisite/shared/i18n';
import { Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

/** Whether this operator has viewed it, as required before deciding. */
export function SeenTag({ seen }: { seen: boolean }): ReactElement {
  const t = useText();
  if (!seen) return <Tag>{t('sentPicture.unseen')}</Tag>;
  return (
    <Tag tone="jade" icon="check">
      {t('sentPicture.seen')}
    </Tag>
  );
}
