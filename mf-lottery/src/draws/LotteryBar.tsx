import { useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './LotteryBar.module.css';
import { electronicMenus, type Menu, vietnameseMenus } from './menuColumns.ts';
import { ViewTabs } from './ViewTabs.tsx';

const tabs = [
  { to: '/lottery', icon: 'lottery', key: 'tabs.vietnamese' },
  { to: '/elott', icon: 'bolt', key: 'draws.electronic' },
] as const;

interface LotteryBarProps {
  menus: readonly Menu[];
  at: '/lottery' | '/elott';
  address: URLSearchParams;
  /** The game whose board and results are linked. */
  code: string;
}

/** Tabs between the two kinds of lottery, and between a game's board and its results. */
export function LotteryBar({ menus, at, address, code }: LotteryBarProps): ReactElement {
  return (
    <div className={styles.bar}>
      <LotteryTabs menus={menus} at={at} />
      <ViewTabs address={address} code={code} />
    </div>
  );
}

/** Tabs between the two kinds of lottery, where the market has both. */
function LotteryTabs({ menus, at }: Pick<LotteryBarProps, 'menus' | 'at'>): ReactElement | null {
  const t = useText();
  if (vietnameseMenus(menus).length === 0 || electronicMenus(menus).length === 0) return null;
  return (
    <nav className="tabs tabs--fit" aria-label={t('tabs.label')}>
      {tabs.map(({ to, icon, key }) => (
        <Link key={to} className="tabs__item" to={to} aria-current={to === at ? 'page' : undefined}>
          <Icon name={icon} size={16} />
          {t(key)}
        </Link>
      ))}
    </nav>
  );
}
