import { useUid } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './Side.module.css';

/** A titled group of a centre's menu. */
export function SideGroup({ title, children }: { title: string; children: ReactNode }): ReactElement {
  const id = useUid();
  return (
    <li className={styles.group}>
      <span className={styles.title} id={id}>
        {title}
      </span>
      <ul aria-labelledby={id}>{children}</ul>
    </li>
  );
}
