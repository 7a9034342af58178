import { type DayRange, earlier, withFrom, withTo } from '@unisite/shared/days';
import type { ReactElement } from 'react';
import { DayField } from './DayField.tsx';
import styles from './Days.module.css';

export interface DayRangeFieldsProps {
  range: DayRange;
  /** The last day that can be chosen, YYYY-MM-DD. */
  today: string;
  /** The first one, YYYY-MM-DD. */
  first: string;
  /** What the first and the last day are called. */
  labels: { from: string; to: string };
  onRange: (range: DayRange) => void;
}

/** First and last day of what is shown; the other end moves along where the range would be none, or too long. */
export function DayRangeFields({ range, today, first, labels, onRange }: DayRangeFieldsProps): ReactElement {
  const min = earlier(first, range.from);
  return (
    <div className={styles.days}>
      <DayField
        label={labels.from}
        value={range.from}
        min={min}
        max={today}
        onDay={(day) => onRange(withFrom(range, day, today))}
      />
      <DayField label={labels.to} value={range.to} min={min} max={today} onDay={(day) => onRange(withTo(range, day))} />
    </div>
  );
}
