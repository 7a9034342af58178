import { useFormat, useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { ClosedContacts } from './ClosedContacts.tsx';
import { ClosedPage } from './ClosedPage.tsx';
import { WholePage } from './WholePage.tsx';

/** System status 1: the site is being maintained (specification section 2). */
export default function MaintenancePage({ until }: { until: string | null }): ReactElement {
  const t = useText();
  const format = useFormat();
  return (
    <ClosedPage>
      <WholePage
        picture="lantern"
        title={t('maintenance.title')}
        text={t('maintenance.text')}
        facts={
          until
            ? [
                {
                  term: t('maintenance.until'),
                  value: t('clock', {
                    at: `${format.time(until)}, ${format.date(until)}`,
                    offset: format.offset(until),
                  }),
                },
              ]
            : []
        }
      >
        <ClosedContacts />
      </WholePage>
    </ClosedPage>
  );
}
