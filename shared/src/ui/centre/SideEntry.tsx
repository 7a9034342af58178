import { Link } from '@unisite/shared/navigation';
import { Icon, type IconName } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './Side.module.css';

export interface SideEntryProps {
  to: string;
  icon: IconName;
  current?: boolean;
  /** Hovered or focused: its page can be preloaded. */
  onNear?: () => void;
  children: ReactNode;
}

/** An entry of a centre's menu. */
export function SideEntry({ to, icon, current = false, onNear, children }: SideEntryProps): ReactElement {
  return (
    <li>
      <Link
        className={styles.entry}
        to={to}
        aria-current={current ? 'page' : undefined}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        <Icon name={icon} />
        {children}
      </Link>
    </li>
  );
}
