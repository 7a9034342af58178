import { useText } from '@unisite/shared/i18n';
import { Count, Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { PageLink, type WaitingCounts } from '../navigation/Navigation.tsx';
import { maxAtFoot, useFootPages, usePages } from '../navigation/navigation.ts';
import type { Page } from '../navigation/place.ts';
import styles from './Frame.module.css';

interface FootNavigationProps {
  current: Page;
  counts: WaitingCounts;
  onMore: () => void;
}

/** The most used pages at the foot of phones and tablets, with a button for all. */
export function FootNavigation({ current, counts, onMore }: FootNavigationProps): ReactElement {
  const t = useText();
  const pages = useFootPages();
  const all = usePages();
  const onPhone = pages.slice(0, maxAtFoot.phone);
  const isCurrentBehind = !pages.includes(current) ? 'always' : onPhone.includes(current) ? undefined : 'phone';
  const waiting = all.reduce((sum, page) => sum + (onPhone.includes(page) ? 0 : (counts[page] ?? 0)), 0);
  return (
    <nav className={styles.foot} aria-label={t('navigation')}>
      {pages.map((page) => (
        <PageLink key={page} page={page} current={current} count={counts[page] ?? 0} />
      ))}
      <button type="button" aria-haspopup="dialog" data-current={isCurrentBehind} onClick={onMore}>
        <span className={styles.mark}>
          <Icon name="menu" />
          <span className={styles.behind}>
            <Count value={waiting} />
          </span>
        </span>
        <span>
          {t('nav.more')}
          {waiting > 0 && (
            <span className={styles.behind}>
              <span className="visually-hidden">{t('nav.waiting', { count: waiting })}</span>
            </span>
          )}
        </span>
      </button>
    </nav>
  );
}
