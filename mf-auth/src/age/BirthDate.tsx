import type { BoundField } from '@unisite/shared/form';
import { useLanguage, useText } from '@unisite/shared/i18n';
import { Icon, useUid } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Age.module.css';
import { monthNames, orderOf } from './birthDate.ts';

interface BirthDateProps {
  /** Today in the market, YYYY-MM-DD. */
  today: string;
  day: BoundField<string>;
  month: BoundField<string>;
  year: BoundField<string>;
}

const firstYear = 1900;
const figures = (length: number, first: number, step = 1): string[] =>
  Array.from({ length }, (_, place) => String(first + place * step));

/** A date of birth as three selects, in the order of the page's language, with one error for all. */
export function BirthDate({ today, ...fields }: BirthDateProps): ReactElement {
  const t = useText();
  const language = useLanguage();
  const errorId = useUid();
  const thisYear = Number(today.slice(0, 4));
  const options = {
    day: figures(31, 1).map((value) => ({ value, label: value })),
    month: monthNames(language).map((label, place) => ({ value: String(place + 1), label })),
    year: figures(thisYear - firstYear + 1, thisYear, -1).map((value) => ({ value, label: value })),
  };
  const error = fields.day.error ?? fields.month.error ?? fields.year.error;
  return (
    <fieldset className={styles.birth}>
      <legend className="field__label">{t('age.birth')}</legend>
      <div className={styles.parts}>
        {orderOf(language).map((part) => {
          const { name, value, error: own, onValueChange, onBlur } = fields[part];
          return (
            <select
              key={part}
              name={name}
              className="input select"
              aria-label={t(`age.${part}`)}
              aria-required
              aria-invalid={own ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              autoComplete={`bday-${part}`}
              value={value}
              onChange={({ target }) => onValueChange(target.value)}
              onBlur={onBlur}
            >
              <option value="">{t(`age.${part}`)}</option>
              {options[part].map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          );
        })}
      </div>
      {error && (
        <p className="field__error" id={errorId}>
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
