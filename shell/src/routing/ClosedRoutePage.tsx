import { useText } from '@unisite/shared/i18n';
import { Button } from '@unisite/shared/ui';
import { type ReactElement, useEffect } from 'react';
import { useOpenContact } from '../chrome/useOpenContact.ts';
import { WholePage } from '../gate/WholePage.tsx';
import { useAnnounce } from './useAnnounce.ts';

/** Replaces a page that was switched off while the visitor was on it. */
export default function ClosedRoutePage(): ReactElement {
  const t = useText();
  const contact = useOpenContact();
  const title = t('closed.title');
  const text = t('closed.text');
  useAnnounce(`${title}. ${text}`);
  useEffect(() => {
    // the focused element is gone: the next key starts at the notice
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
  }, []);
  return (
    <WholePage picture="unplugged" title={title} text={text}>
      <Button variant="primary" icon="home" href="/index">
        {t('notFound.home')}
      </Button>
      <Button variant="outline" icon="headset" onClick={() => contact()}>
        {t('contact.us')}
      </Button>
    </WholePage>
  );
}
