import { useText } from '@unisite/shared/i18n';
import { Button } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { WholePage } from '../gate/WholePage.tsx';

/** Shown for an unknown address. */
export default function NotFoundPage(): ReactElement {
  const t = useText();
  return (
    <WholePage picture="search" title={t('notFound.title')} text={t('notFound.text')}>
      <Button variant="primary" icon="home" href="/index">
        {t('notFound.home')}
      </Button>
      <Button variant="outline" icon="info" href="/help?topic=faq">
        {t('help.title')}
      </Button>
    </WholePage>
  );
}
