import { useLanguage } from '@unisite/shared/i18n';
// imported by package name: this file is bundled into remotes, the kit and its texts are the shell's
import { Field } from '@unisite/shared/ui';
import type { FocusEvent, ReactElement } from 'react';
import type { DateFieldProps } from './DateField.tsx';
import styles from './Dates.module.css';
import { DayControl } from './DayControl.tsx';
import { dateTexts } from './dateTexts.ts';
import { useDayProblem } from './useDayProblem.ts';

/** Normalizes 9:5 and 0905 to 09:05; other input stays. */
function readTime(text: string): string {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d\d)$/.exec(text) ?? /^(\d\d)(\d\d)$/.exec(text) ?? [];
  return hours && Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, '0')}:${minutes}` : text;
}

/** A date and time; the value is YYYY-MM-DDTHH:MM, or incomplete input, or empty if both are. */
export function DateTimeField({
  label,
  field,
  min,
  max,
  required,
  disabled,
  ...variant
}: DateFieldProps): ReactElement {
  const texts = dateTexts[useLanguage()];
  const { name, value = '', error, onValueChange, onBlur } = field;
  const [day = '', time = ''] = value.split('T');
  const bounds = { min: min?.slice(0, 10), max: max?.slice(0, 10) };
  const { problem, onLeft } = useDayProblem(day, bounds);
  const change = (nextDay: string, nextTime: string) =>
    onValueChange(nextDay || nextTime ? `${nextDay}T${nextTime}` : '');
  const leave = (event: FocusEvent) => {
    onLeft();
    onBlur?.(event);
  };
  return (
    <Field {...variant} label={label} error={error ?? problem}>
      {(control) => (
        <div className={styles.moment}>
          <DayControl
            {...control}
            {...bounds}
            name={name}
            required={required}
            disabled={disabled}
            what={label}
            value={day}
            onDay={(next) => change(next, time)}
            onBlur={leave}
          />
          <input
            className="input"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            aria-label={texts.time}
            aria-describedby={control['aria-describedby']}
            aria-invalid={control['aria-invalid']}
            placeholder={texts.timePlaceholder}
            maxLength={5}
            disabled={disabled}
            value={time}
            onChange={({ target }) => change(day, readTime(target.value))}
            onBlur={leave}
          />
        </div>
      )}
    </Field>
  );
}
