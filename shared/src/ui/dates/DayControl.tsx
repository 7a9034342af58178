import { dayOf } from '@unisite/shared/days';
import { useLanguage } from '@unisite/shared/i18n';
// imported by package name: this file is bundled into remotes, the kit and its texts are the shell's
import { Dialog, IconButton, Spinner } from '@unisite/shared/ui';
import { type FocusEvent, lazy, type ReactElement, Suspense, useState } from 'react';
import styles from './Dates.module.css';
import { dateTexts } from './dateTexts.ts';
import { readDay, writtenDay } from './dayText.ts';

const Calendar = lazy(() => import('./Calendar.tsx'));

export interface DayControlProps {
  id: string;
  /** Purpose of the date; the calendar's title. */
  what: string;
  /** YYYY-MM-DD, or incomplete input. */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  onDay: (day: string) => void;
  onBlur?: ((event: FocusEvent) => void) | undefined;
  name?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

/** A text input for a date in the site's format, with a lazily loaded calendar. */
export function DayControl({ what, value, min, max, onDay, ...input }: DayControlProps): ReactElement {
  const texts = dateTexts[useLanguage()];
  const [today, setToday] = useState<string | null>(null);
  const close = () => setToday(null);
  return (
    <div className={styles.control}>
      <input
        {...input}
        className="input"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder={texts.placeholder}
        maxLength={10}
        value={writtenDay(value)}
        onChange={({ target }) => onDay(readDay(target.value))}
      />
      <IconButton
        className={styles.open}
        icon="calendar"
        label={texts.open}
        aria-haspopup="dialog"
        disabled={input.disabled}
        onClick={() => setToday(dayOf(new Date()))}
      />
      {today !== null && (
        <Dialog open title={what} className={styles.dialog} onClose={close}>
          <Suspense fallback={<Spinner />}>
            <Calendar
              value={value}
              today={today}
              min={min}
              max={max}
              onDay={(day) => {
                onDay(day);
                close();
              }}
            />
          </Suspense>
        </Dialog>
      )}
    </div>
  );
}
