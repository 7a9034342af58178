import { Icon, type IconName, Skeleton } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './Profit.module.css';

interface SummaryFigureProps {
  icon: IconName;
  label: string;
  /** Awaited while undefined. */
  value: ReactNode;
  note: ReactNode;
}

/** One figure with what it means and a note under it; its place is kept while it is awaited. */
export function SummaryFigure({ icon, label, value, note }: SummaryFigureProps): ReactElement {
  return (
    <div className={`panel ${styles.figure}`}>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd className={styles.value}>{value ?? <Skeleton width={140} height={22} />}</dd>
      <dd className={styles.note}>{value === undefined ? '\u00a0' : note}</dd>
    </div>
  );
}
