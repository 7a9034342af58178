import { useFormat } from '@unisite/shared/i18n';
import { Amount } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from '../Cash.module.css';

export interface SummaryLine {
  label: string;
  /** VND, or a replacement. */
  value: number | ReactNode;
  strong?: boolean;
}

/** Breakdown of an amount before it is sent. */
export function Summary({ label, lines }: { label: string; lines: readonly SummaryLine[] }): ReactElement {
  const format = useFormat();
  return (
    <dl className={styles.summary} aria-label={label} aria-live="polite">
      {lines.map(({ label: name, value, strong }) => (
        <div key={name} data-strong={strong || undefined}>
          <dt>{name}</dt>
          <dd>{typeof value === 'number' ? <Amount value={format.money(value, { whole: true })} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
