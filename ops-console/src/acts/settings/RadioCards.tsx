import type { ReactElement } from 'react';
import styles from './Settings.module.css';

interface RadioCardsProps<Value extends string> {
  label: string;
  name: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string; readonly text?: string }[];
  onChange: (value: Value) => void;
}

/** Radio buttons with explanations. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>): ReactElement {
  const { label, name, value, options, onChange } = props;
  return (
    <fieldset className={styles.choices}>
      <legend className="field__label">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            <strong>{option.label}</strong>
            {option.text !== undefined && <small>{option.text}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
