import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import Contacts from '../chrome/Contacts.tsx';

/** Customer-service channels that work while the site is closed. */
export function ClosedContacts(): ReactElement {
  const t = useText();
  return (
    <section className="whole__contacts" aria-label={t('contact.us')}>
      <h2>{t('contact.us')}</h2>
      <div className="whole__channels">
        <Contacts />
      </div>
    </section>
  );
}
