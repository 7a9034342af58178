import { Icon, type IconName } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './Records.module.css';

interface SubjectProps {
  icon: IconName;
  /** Incoming money. */
  into?: boolean;
  children: ReactNode;
}

/** The subject of a row, in its first cell. */
export function Subject({ icon, into = false, children }: SubjectProps): ReactElement {
  return (
    <span className="who">
      <span className={styles.mark} data-tone={into ? 'in' : undefined}>
        <Icon name={icon} />
      </span>
      <span className={styles.name}>{children}</span>
    </span>
  );
}
