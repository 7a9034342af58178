import { useFormat, useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { Flag, Icon, LazyImage } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import type { Shelf } from './navigationItems.ts';

/**
 * The vendors of a category: logo, name, number of games, HOT; last a link to all of them (specification section 2).
 */
export default function VendorMenu({ to, shelf }: { to: string; shelf: Shelf }): ReactElement {
  const t = useText();
  const format = useFormat();
  return (
    <div className="drop__vendors">
      {shelf.cards.map(({ vassalage, displayName, icon, games, isHot }) => (
        <Link key={vassalage} className="vendor" to={`${to}?vendor=${encodeURIComponent(vassalage)}`}>
          <LazyImage src={icon} width={40} height={40} alt="" />
          <span className="vendor__name">
            <span className="one-line">{displayName}</span>
            <small>{t('nav.games', { count: games, number: format.number(games) })}</small>
          </span>
          {isHot === 1 && <Flag kind="hot" />}
        </Link>
      ))}
      <Link className="vendor" to={to}>
        <span className="vendor__all">
          <Icon name="grid" />
        </span>
        <span className="vendor__name">
          {t('nav.all')}
          <small>{t('nav.vendors', { count: shelf.cards.length })}</small>
        </span>
      </Link>
    </div>
  );
}
