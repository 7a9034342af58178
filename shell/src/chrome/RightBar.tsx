import { useText } from '@unisite/shared/i18n';
import { lazy, type ReactElement, Suspense } from 'react';
import { RailBar } from './RailBar.tsx';

const Contacts = lazy(() => import('./Contacts.tsx'));

/** The right bar: the channels of customer service. */
export function RightBar(): ReactElement {
  const t = useText();
  return (
    <RailBar
      side="end"
      icon="headset"
      label={t('contact.support')}
      openLabel={t('contact.openList')}
      closeLabel={t('contact.closeList')}
    >
      <Suspense fallback={<span className="bone rail-bar__wait" />}>
        <Contacts />
      </Suspense>
    </RailBar>
  );
}
