import { useText } from '@unisite/shared/i18n';
import { Button } from '@unisite/shared/ui';
import { Fragment, type ReactElement } from 'react';
import { QrCode } from './QrCode.tsx';
import type { AppResource } from './useResources.ts';

/** The apps as codes for the phone, and where it is said how to install them. */
export default function AppCodes({ apps }: { apps: readonly AppResource[] }): ReactElement {
  const t = useText();
  return (
    <>
      {apps.map(({ resourceType, qrCodeUrl }) => (
        <Fragment key={resourceType}>
          <QrCode address={qrCodeUrl} title={t('app.code', { app: t(`app.${resourceType}`) })} />
          {t(`app.${resourceType}`)}
        </Fragment>
      ))}
      <Button size="sm" href="/app">
        {t('app.how')}
      </Button>
    </>
  );
}
