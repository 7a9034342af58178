import { isDay } from '@unisite/shared/days';
import { useUid } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import styles from './Days.module.css';

interface DayFieldProps {
  label: string;
  /** YYYY-MM-DD. */
  value: string;
  min: string;
  max: string;
  onDay: (day: string) => void;
}

/**
 * A day in the system's own field. What is typed halfway, or lies outside, waits in the field and is taken back when it
 * is left.
 */
export function DayField({ label, value, min, max, onDay }: DayFieldProps): ReactElement {
  const id = useUid();
  const [typed, setTyped] = useState<string | null>(null);
  const take = (day: string) => {
    const whole = isDay(day) && day >= min && day <= max;
    setTyped(whole ? null : day);
    if (whole && day !== value) onDay(day);
  };
  return (
    <div className={styles.day}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="date"
        value={typed ?? value}
        min={min}
        max={max}
        onChange={(event) => take(event.target.value)}
        onBlur={() => setTyped(null)}
      />
    </div>
  );
}
