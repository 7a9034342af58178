import type { ComponentProps } from 'react';
import { classNames } from './classNames.ts';
import { Field, type FieldVariant } from './Field.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };

export type SelectProps = FieldVariant &
  Omit<ComponentProps<'select'>, 'size' | 'children'> & {
    options: readonly SelectOption[];
    /** First option, without a value. */
    placeholder?: string | undefined;
    size?: 'sm' | 'md' | undefined;
  };

/** The native select, so that phones show their picker, with label, hint and error. */
export function Select(props: SelectProps) {
  const { label, hideLabel, note, hint, error, ok, options, placeholder, size, id, className, ...select } = props;
  return (
    <Field label={label} hideLabel={hideLabel} note={note} hint={hint} error={error} ok={ok} id={id}>
      {(control) => (
        <select
          {...select}
          {...control}
          className={classNames('input', 'select', size === 'sm' && 'select--sm', className)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
