import { type DayRange, earlier, withFrom, withTo } from '@unisite/shared/days';
import type { ReactElement } from 'react';
import { DayField } from './DayField.tsx';
import styles from './Days.module.css';

export interface DayRangeFieldsProps {
  range: DayRange;
  /** The last selectable day, YYYY-MM-DD. */
  today: string;
  /** The first selectable day, YYYY-MM-DD. */
  first: string;
  /** Labels of the two fields. */
  labels: { from: string; to: string };
  onRange: (range: DayRange) => void;
}

/** A range of days as a filter; the other end moves along where the range would be empty, or too long. */
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
