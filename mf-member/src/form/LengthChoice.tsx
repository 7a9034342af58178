import type { ReactElement } from 'react';
import styles from './LengthChoice.module.css';

interface LengthChoiceProps<Length extends string> {
  /** Name of the radio group. */
  name: string;
  legend: string;
  options: readonly { length: Length; label: string; end?: string }[];
  value: Length;
  onChange: (length: Length) => void;
}

/** A choice of durations, each with its end date if given. */
export function LengthChoice<Length extends string>(props: LengthChoiceProps<Length>): ReactElement {
  const { name, legend, options, value, onChange } = props;
  return (
    <fieldset className={`field ${styles.lengths}`}>
      <legend className="field__label">{legend}</legend>
      <div className={styles.options}>
        {options.map(({ length, label, end }) => (
          <label key={length} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={length}
              checked={length === value}
              onChange={() => onChange(length)}
            />
            <span>{label}</span>
            {end && <small>{end}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
