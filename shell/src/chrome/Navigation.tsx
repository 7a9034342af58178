import { useText } from '@unisite/shared/i18n';
import { Link, useLocation } from '@unisite/shared/navigation';
import { Icon, slideToCurrent } from '@unisite/shared/ui';
import { type KeyboardEvent, type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from '../loader/snapshot.ts';
import { useMarket } from '../market.ts';
import { moveFocus } from './moveFocus.ts';
import { NavigationEntry } from './NavigationEntry.tsx';
import { currentItem, navigationItems } from './navigationItems.ts';
import { useDismiss } from './useDismiss.ts';
import { useShelves } from './useShelves.ts';
import { isWebAddress } from './webAddress.ts';

/**
 * The header's bottom row: home, the entries that this market's remotes offer, and the affiliates' page where there is
 * one.
 */
export function Navigation(): ReactElement {
  const t = useText();
  const { key: place, pathname } = useLocation();
  const snapshot = useSnapshot();
  const shelves = useShelves();
  const { affiliatesUrl } = useMarket();
  const items = useMemo(() => navigationItems(snapshot, shelves), [snapshot, shelves]);
  const current = currentItem(snapshot, pathname);
  const list = useRef<HTMLUListElement>(null);
  // a dropdown belongs to a place: navigating closes it
  const [opened, setOpened] = useState<{ to: string; place: string } | null>(null);
  const open = opened?.place === place ? opened.to : null;
  useDismiss(list, open !== null, (byKey) => {
    setOpened(null);
    if (byKey) list.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
  });

  const walk = (event: KeyboardEvent) => {
    const onBar = event.target instanceof Element && event.target.matches('.nav__link');
    const along = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    if (onBar && along && moveFocus(event.key, list.current, '.nav__link')) event.preventDefault();
  };
  const atHome = pathname === '/index';
  // on a tablet the row slides
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is current elsewhere
  useEffect(() => slideToCurrent(list.current), [current, atHome]);
  const leading = items.filter(({ offer }) => offer.align !== 'end');
  const trailing = items.filter(({ offer }) => offer.align === 'end');
  const entry = (item: (typeof items)[number], first: boolean) => (
    <NavigationEntry
      key={item.offer.to}
      item={item}
      end={first && item.offer.align === 'end'}
      current={item.offer.to === current && !atHome ? (pathname === current ? 'page' : 'true') : undefined}
      open={open === item.offer.to}
      onOpen={(wanted) =>
        // the pointer may have opened another item since it left this one
        setOpened((now) => (wanted ? { to: item.offer.to, place } : now?.to === item.offer.to ? null : now))
      }
    />
  );

  return (
    <nav className="nav" aria-label={t('nav.label')}>
      <div className="wrap">
        <ul ref={list} className="nav__list" onKeyDown={walk}>
          <li className="nav__item">
            <Link className="nav__link" to="/index" aria-current={atHome ? 'page' : undefined}>
              <Icon name="home" />
              {t('nav.home')}
            </Link>
          </li>
          {leading.map((item) => entry(item, false))}
          {affiliatesUrl && isWebAddress(affiliatesUrl) && (
            <li className="nav__item nav__end">
              <a className="nav__link" href={affiliatesUrl} target="_blank" rel="noopener noreferrer">
                <Icon name="link" />
                {t('nav.affiliates')}
              </a>
            </li>
          )}
          {trailing.map((item, index) => entry(item, index === 0 && !affiliatesUrl))}
        </ul>
      </div>
    </nav>
  );
}
