import { useText } from '@unisite/shared/i18n';
import { Button } from '@unisite/shared/ui';
import { Fragment, type ReactElement } from 'react';
import { QrCode } from './QrCode.tsx';
import type { AppResource } from './useResources.ts';

/** QR codes of the market's apps, with a link to the installation guide. */
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
