import { useLocalized, useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { Icon, type IconName } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useSnapshot } from '../loader/snapshot.ts';
import { useMarket } from '../market.ts';
import { navigationItems } from './navigationItems.ts';
import { useShelves } from './useShelves.ts';
import { isWebAddress } from './webAddress.ts';

/** The navigation as a grid in the phone's menu sheet. */
export function PhoneShelf(): ReactElement {
  const t = useText();
  const localized = useLocalized();
  const snapshot = useSnapshot();
  const shelves = useShelves();
  const { affiliatesUrl } = useMarket();
  return (
    <nav className="sheet__cats" aria-label={t('nav.label')}>
      {navigationItems(snapshot, shelves).map(({ offer }) => (
        <Link key={offer.to} to={offer.to}>
          {/* the name is registry data: one that the sprite lacks draws nothing */}
          <Icon name={offer.icon as IconName} size={24} />
          {localized(offer.label)}
        </Link>
      ))}
      {affiliatesUrl && isWebAddress(affiliatesUrl) && (
        <a href={affiliatesUrl} target="_blank" rel="noopener noreferrer">
          <Icon name="link" size={24} />
          {t('nav.affiliates')}
        </a>
      )}
    </nav>
  );
}
