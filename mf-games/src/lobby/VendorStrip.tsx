import { useFormat, useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { Flag, Icon, LazyImage, slideToCurrent } from '@unisite/shared/ui';
import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { ChangeFilters } from './useFilters.ts';
import type { Shelf } from './useShelf.ts';
import styles from './VendorStrip.module.css';

interface VendorStripProps {
  shelf: Shelf;
  vendor: string | null;
  addressOf: (change: Parameters<ChangeFilters>[0]) => string;
}

/** The category's vendors; one of them, or all, is selected. */
export function VendorStrip({ shelf, vendor, addressOf }: VendorStripProps): ReactElement | null {
  const t = useText();
  const strip = useRef<HTMLElement>(null);
  const here = shelf.state === 'here';

  // the selected one may be far along the strip
  useLayoutEffect(() => {
    if (here && vendor) slideToCurrent(strip.current);
  }, [here, vendor]);

  if (shelf.state === 'loading') return <VendorBones />;
  if (shelf.state !== 'here') return null;
  return (
    <nav ref={strip} className={`vendors ${styles.strip}`} aria-label={t('lobby.vendors')}>
      <VendorLink to={addressOf({ vendor: null })} chosen={vendor === null} name={t('vendor.all')} games={shelf.games}>
        <span className="vendor__all">
          <Icon name="grid" />
        </span>
      </VendorLink>
      {shelf.cards.map((card) => (
        <VendorLink
          key={card.vassalage}
          to={addressOf({ vendor: card.vassalage })}
          chosen={vendor === card.vassalage}
          name={card.displayName}
          games={card.games}
          hot={card.isHot === 1}
        >
          <LazyImage src={card.icon} alt="" width={40} height={40} />
        </VendorLink>
      ))}
    </nav>
  );
}

interface VendorLinkProps {
  to: string;
  chosen: boolean;
  name: string;
  games: number;
  hot?: boolean;
  children: ReactNode;
}

function VendorLink({ to, chosen, name, games, hot, children }: VendorLinkProps): ReactElement {
  const t = useText();
  const format = useFormat();
  return (
    <Link className="vendor" to={to} replace aria-current={chosen ? 'true' : undefined}>
      {children}
      <span className="vendor__name">
        <span className={`one-line ${styles.name}`}>{name}</span>
        <small>{t('vendor.games', { count: games, figure: format.number(games) })}</small>
      </span>
      {hot && <Flag kind="hot" />}
    </Link>
  );
}

function VendorBones(): ReactElement {
  return (
    <div className={`vendors ${styles.bones}`} aria-hidden>
      {Array.from({ length: 7 }, (_, index) => (
        <span key={index} className="bone" />
      ))}
    </div>
  );
}
