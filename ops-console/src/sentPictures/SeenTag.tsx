import { useText } from '@unisite/shared/i18n';
import { Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

/** Whether the operator at work has seen it: who decides has to. */
export function SeenTag({ seen }: { seen: boolean }): ReactElement {
  const t = useText();
  if (!seen) return <Tag>{t('sentPicture.unseen')}</Tag>;
  return (
    <Tag tone="jade" icon="check">
      {t('sentPicture.seen')}
    </Tag>
  );
}
