import { useText } from '@unisite/shared/i18n';
import { Button } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useOpenContact } from '../chrome/useOpenContact.ts';
import { WholePage } from '../gate/WholePage.tsx';

/** A page of the specification that this market does not offer, at least for now. */
export default function UnavailablePage(): ReactElement {
  const t = useText();
  const contact = useOpenContact();
  return (
    <WholePage picture="unplugged" title={t('notHere.title')} text={t('notHere.text')}>
      <Button variant="primary" icon="home" href="/index">
        {t('notFound.home')}
      </Button>
      <Button variant="outline" icon="headset" onClick={() => contact()}>
        {t('contact.us')}
      </Button>
    </WholePage>
  );
}
