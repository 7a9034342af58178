import { classNames, Icon, type IconName, Skeleton } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './Stat.module.css';

export interface FiguresProps {
  label?: string;
  busy?: boolean;
  children: ReactNode;
}

/** A row of figures. */
export function Stats({ label, busy, children }: FiguresProps): ReactElement {
  return (
    <dl className={styles.figures} aria-label={label} aria-busy={busy}>
      {children}
    </dl>
  );
}

export interface FigureProps {
  icon: IconName;
  label: string;
  /** Undefined while loading. */
  value: ReactNode;
  note: ReactNode;
}

/** A figure with label and note; its space is reserved while it loads. */
export function Stat({ icon, label, value, note }: FigureProps): ReactElement {
  return (
    <div className={classNames('panel', styles.figure)}>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd className={styles.value}>{value ?? <Skeleton width={140} height={22} />}</dd>
      <dd className={styles.note}>{value === undefined ? '\u00a0' : note}</dd>
    </div>
  );
}
