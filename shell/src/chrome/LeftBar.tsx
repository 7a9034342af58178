import { useText } from '@unisite/shared/i18n';
import { lazy, type ReactElement, Suspense } from 'react';
import { RailBar } from './RailBar.tsx';
import { useResources } from './useResources.ts';

const AppCodes = lazy(() => import('./AppCodes.tsx'));

/** The left bar: app QR codes and a link to /app; absent where the market has no app. */
export function LeftBar(): ReactElement | null {
  const t = useText();
  const apps = useResources();
  if (apps.length === 0) return null;
  return (
    <RailBar
      side="start"
      icon="qr"
      label={t('app.get')}
      openLabel={t('app.openCodes')}
      closeLabel={t('app.closeCodes')}
    >
      <Suspense fallback={<span className="bone rail-bar__wait" />}>
        <AppCodes apps={apps} />
      </Suspense>
    </RailBar>
  );
}
