import { Checkbox } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import fields from '../../../acts/Fields.module.css';

interface BoxSetProps<Value extends string | number> {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: readonly Value[];
  error?: string | null | undefined;
  onChange: (value: readonly Value[]) => void;
}

/** A multiple choice of checkboxes. */
export function BoxSet<Value extends string | number>(props: BoxSetProps<Value>): ReactElement {
  const { label, options, value, error, onChange } = props;
  return (
    <fieldset className={fields.boxes}>
      <legend className="field__label">{label}</legend>
      {options.map((option, place) => (
        <Checkbox
          key={option.value}
          checked={value.includes(option.value)}
          error={place === options.length - 1 ? (error ?? undefined) : undefined}
          onChange={({ target }) =>
            onChange(target.checked ? [...value, option.value] : value.filter((other) => other !== option.value))
          }
        >
          {option.label}
        </Checkbox>
      ))}
    </fieldset>
  );
}
