import { useText } from '@unisite/shared/i18n';
import { Count, Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { preloadPage } from '../parts/pages.ts';
import styles from './Frame.module.css';
import { navigation, usePages } from './navigation.ts';
import { hashOf, type Page, startOf } from './place.ts';

const counted = ['acts', 'feedback', 'signs', 'identity'] as const satisfies readonly Page[];
type CountedPage = (typeof counted)[number];

interface NavigationProps {
  current: Page;
  /** How much waits on a page. */
  counts: Readonly<Record<CountedPage, number>>;
  /** In the header, or at the foot of the phone. */
  className: string | undefined;
}

/** At the foot of a phone not all pages have room. */
const scrollIntoView = (link: HTMLElement | null): void => link?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** The pages that the operator may see. */
export function Navigation({ current, counts, className }: NavigationProps): ReactElement {
  const t = useText();
  const pages = usePages();
  const countOf = (page: Page): number => {
    const name = counted.find((one) => one === page);
    return name ? counts[name] : 0;
  };
  return (
    <nav className={className} aria-label={t('navigation')}>
      {pages.map((page) => (
        <a
          key={page}
          href={hashOf(startOf(page))}
          ref={page === current ? scrollIntoView : undefined}
          onPointerEnter={() => preloadPage(page)}
          onFocus={() => preloadPage(page)}
          aria-current={page === current ? 'page' : undefined}
        >
          <span className={styles.mark}>
            <Icon name={navigation[page].icon} />
            <Count value={countOf(page)} />
          </span>
          <span>
            {t(`nav.${page}`)}
            {countOf(page) > 0 && <span className="visually-hidden">{t('nav.waiting', { count: countOf(page) })}</span>}
          </span>
        </a>
      ))}
    </nav>
  );
}
