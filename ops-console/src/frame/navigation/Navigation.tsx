import { useText } from '@unisite/shared/i18n';
import { Count, Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from '../shell/Frame.module.css';
import { usePages } from './navigation.ts';
import { usePageEntries } from './pageEntries.ts';
import { hashOf, type Page, startOf } from './place.ts';

/** Number of waiting items per page; absent: none. */
export type WaitingCounts = Readonly<Partial<Record<Page, number>>>;

interface NavigationProps {
  current: Page;
  counts: WaitingCounts;
}

/** The operator's pages, in the header. */
export function Navigation({ current, counts }: NavigationProps): ReactElement {
  const t = useText();
  return (
    <nav className={styles.top} aria-label={t('navigation')}>
      {usePages().map((page) => (
        <PageLink key={page} page={page} current={current} count={counts[page] ?? 0} />
      ))}
    </nav>
  );
}

interface PageLinkProps {
  page: Page;
  current: Page;
  count: number;
  onFollow?: (() => void) | undefined;
}

/** A link to a page with icon, name and number of waiting items. */
export function PageLink({ page, current, count, onFollow }: PageLinkProps): ReactElement {
  const t = useText();
  const { icon, preload } = usePageEntries()[page];
  return (
    <a
      href={hashOf(startOf(page))}
      onClick={onFollow}
      onPointerEnter={preload}
      onFocus={preload}
      aria-current={page === current ? 'page' : undefined}
    >
      <span className={styles.mark}>
        <Icon name={icon} />
        <Count value={count} />
      </span>
      <span>
        {t(`nav.${page}`)}
        {count > 0 && <span className="visually-hidden">{t('nav.waiting', { count })}</span>}
      </span>
    </a>
  );
}
