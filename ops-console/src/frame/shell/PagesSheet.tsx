import { useText } from '@unisite/shared/i18n';
import { Sheet } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { PageLink, type WaitingCounts } from '../navigation/Navigation.tsx';
import { usePages } from '../navigation/navigation.ts';
import { pageGroups, usePageEntries } from '../navigation/pageEntries.ts';
import type { Page } from '../navigation/place.ts';
import styles from './Frame.module.css';

interface PagesSheetProps {
  current: Page;
  counts: WaitingCounts;
  onClose: () => void;
}

/** All of the operator's pages, by subject. */
export function PagesSheet({ current, counts, onClose }: PagesSheetProps): ReactElement {
  const t = useText();
  const pages = usePages();
  const entries = usePageEntries();
  return (
    <Sheet open title={t('nav.all')} onClose={onClose}>
      <nav aria-label={t('nav.all')} className={styles.all}>
        {pageGroups.map((group) => {
          const own = pages.filter((page) => entries[page].group === group);
          return (
            own.length > 0 && (
              <section key={group}>
                <h3>{t(`nav.group.${group}`)}</h3>
                {own.map((page) => (
                  <PageLink key={page} page={page} current={current} count={counts[page] ?? 0} onFollow={onClose} />
                ))}
              </section>
            )
          );
        })}
      </nav>
    </Sheet>
  );
}
