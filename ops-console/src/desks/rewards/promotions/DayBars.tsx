import type { ReactElement } from 'react';
import styles from './DryRun.module.css';

interface DayBarsProps {
  label: string;
  days: readonly { readonly label: string; readonly title: string; readonly value: number }[];
  format: (value: number) => string;
}

/** A figure by day, as labelled bars. */
export function DayBars({ label, days, format }: DayBarsProps): ReactElement {
  const most = Math.max(1, ...days.map(({ value }) => value));
  return (
    <figure className={styles.days}>
      <figcaption>{label}</figcaption>
      <ol>
        {days.map((day) => (
          <li key={day.title} title={`${day.title}: ${format(day.value)}`}>
            <span className="visually-hidden">{`${day.title}: ${format(day.value)}`}</span>
            <span className={styles.bar} style={{ blockSize: `${Math.round((day.value / most) * 100)}%` }} />
            <small aria-hidden>{day.label}</small>
          </li>
        ))}
      </ol>
    </figure>
  );
}
