import { useText } from '@unisite/shared/i18n';
import { navigate } from '@unisite/shared/navigation';
import { Tabs } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './Cash.module.css';
import { type CashPlace, cashPath } from './cashPlace.ts';

interface CashTabsProps {
  page: 'deposit' | 'withdrawal';
  place: CashPlace;
  children: ReactNode;
}

/** Tabs: a new one, or the history. */
export function CashTabs({ page, place, children }: CashTabsProps): ReactElement {
  const t = useText();
  return (
    <div className={`stack ${styles.views}`}>
      <Tabs
        label={t(`menu.${page}`)}
        fit
        tabs={[
          { id: 'form', label: t(`${page}.new`), icon: page === 'deposit' ? 'deposit' : 'withdraw' },
          { id: 'history', label: t('cash.history'), icon: 'history' },
        ]}
        value={place.view === 'history' ? 'history' : 'form'}
        onChange={(id) => navigate(cashPath(page, { view: id === 'history' ? 'history' : 'form' }))}
      >
        {children}
      </Tabs>
    </div>
  );
}
