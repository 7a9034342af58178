import { LazyImage } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useShelves } from './useShelves.ts';

/** Logos of the market's vendors, without duplicates. */
export function FooterVendors(): ReactElement {
  const cards = useShelves()?.flatMap((shelf) => shelf.cards) ?? [];
  const vendors = [...new Map(cards.map((card) => [card.vassalage, card])).values()];
  return (
    <div className="footer__vendors">
      {vendors.map(({ vassalage, displayName, icon }) => (
        <span key={vassalage}>
          <LazyImage src={icon} alt="" width={22} height={22} />
          {displayName}
        </span>
      ))}
    </div>
  );
}
