import { useLanguage, useText } from '@unisite/shared/i18n';
import { Button } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useOpenContact } from '../chrome/useOpenContact.ts';
import { ClosedPage } from './ClosedPage.tsx';
import { countryName } from './countryName.ts';
import { WholePage } from './WholePage.tsx';

/** System status 2: the visitor's address or country is not served (specification section 2). */
export default function AccessDeniedPage({ ip, country }: { ip: string; country: string }): ReactElement {
  const t = useText();
  const language = useLanguage();
  const contact = useOpenContact();
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
        <Button variant="outline" icon="headset" onClick={() => contact()}>
          {t('denied.tell')}
        </Button>
      </WholePage>
    </ClosedPage>
  );
}
