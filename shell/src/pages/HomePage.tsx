import type { SlotName } from '@unisite/shared/contract/registry';
import { useText } from '@unisite/shared/i18n';
import { usePermissions } from '@unisite/shared/session';
import type { ReactElement } from 'react';
import { slotOffers } from '../loader/offers.ts';
import { useSnapshot } from '../loader/snapshot.ts';
import { Slot } from '../remote/Slot.tsx';
import { usePageTitle } from './usePageTitle.ts';

/** The home page: slots only, filled by the market's remotes. */
export function HomePage(): ReactElement {
  const t = useText();
  const snapshot = useSnapshot();
  usePageTitle();
  const permissions = usePermissions();
  const filled = (slot: SlotName) => slotOffers(snapshot, slot, permissions).length > 0;
  const hero = filled('home.hero');
  const aside = filled('home.aside');
  return (
    <div className="wrap page">
      <h1 className="visually-hidden">{t('title.home')}</h1>
      <div className="stack">
        <Slot name="home.notice" />
        {(hero || aside) && (
          <div className={hero && aside ? 'home__lead' : 'home__lead home__lead--alone'}>
            {hero && (
              <div>
                <Slot name="home.hero" />
              </div>
            )}
            {aside && (
              <div>
                <Slot name="home.aside" />
              </div>
            )}
          </div>
        )}
        <Slot name="home.strip" />
      </div>
      <Slot name="home.rail" later />
    </div>
  );
}
