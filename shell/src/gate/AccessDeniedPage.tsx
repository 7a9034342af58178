import { useLanguage, useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { ClosedContacts } from './ClosedContacts.tsx';
import { ClosedPage } from './ClosedPage.tsx';
import { countryName } from './countryName.ts';
import { WholePage } from './WholePage.tsx';

/** System status 2: the visitor's address or country is not served (specification section 2). */
export default function AccessDeniedPage({ ip, country }: { ip: string; country: string }): ReactElement {
  const t = useText();
  const language = useLanguage();
  return (
    <ClosedPage>
      <WholePage
        picture="map"
        title={t('denied.title')}
        text={t('denied.text')}
        facts={[
          { term: t('denied.ip'), value: ip },
          { term: t('denied.country'), value: countryName(country, language) ?? t('denied.unknownCountry') },
        ]}
      >
        <ClosedContacts />
      </WholePage>
    </ClosedPage>
  );
}
