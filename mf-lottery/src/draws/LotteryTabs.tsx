import { useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { electronicMenus, type Menu, vietnameseMenus } from './menuColumns.ts';
import styles from './StationPicker.module.css';

const tabs = [
  { to: '/lottery', icon: 'lottery', key: 'tabs.vietnamese' },
  { to: '/elott', icon: 'bolt', key: 'draws.electronic' },
] as const;

/** The way between the two lotteries, where the market has both. */
export function LotteryTabs({ menus, at }: { menus: readonly Menu[]; at: '/lottery' | '/elott' }): ReactElement | null {
  const t = useText();
  if (vietnameseMenus(menus).length === 0 || electronicMenus(menus).length === 0) return null;
  return (
    <nav className={`tabs tabs--fit ${styles.lotteries}`} aria-label={t('tabs.label')}>
      {tabs.map(({ to, icon, key }) => (
        <Link key={to} className="tabs__item" to={to} aria-current={to === at ? 'page' : undefined}>
          <Icon name={icon} size={16} />
          {t(key)}
        </Link>
      ))}
    </nav>
  );
}
