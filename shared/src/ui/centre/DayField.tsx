import { useUid } from '@unisite/shared/ui';
import { DayControl, useAppliedDay } from '@unisite/shared/ui/dates';
import type { ReactElement } from 'react';
import styles from './Days.module.css';

interface DayFieldProps {
  label: string;
  /** YYYY-MM-DD. */
  value: string;
  min: string;
  max: string;
  onDay: (day: string) => void;
}

/** A date filter on one line with its label. */
export function DayField({ label, ...day }: DayFieldProps): ReactElement {
  const id = useUid();
  const control = useAppliedDay(day);
  return (
    <div className={styles.day}>
      <label htmlFor={id}>{label}</label>
      <DayControl {...control} id={id} what={label} />
    </div>
  );
}
