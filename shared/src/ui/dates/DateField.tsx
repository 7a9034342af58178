// imported by package name: this file is bundled into remotes, the kit and its texts are the shell's
import { Field, type FieldVariant } from '@unisite/shared/ui';
import type { FocusEvent, ReactElement } from 'react';
import { DayControl } from './DayControl.tsx';
import { useDayProblem } from './useDayProblem.ts';

/** A form's field; `onValueChange` gets YYYY-MM-DD, or incomplete input. */
export interface BoundDay {
  readonly name: string;
  readonly value?: string | undefined;
  readonly error?: string | undefined;
  readonly onValueChange: (value: string) => void;
  readonly onBlur?: ((event: FocusEvent) => void) | undefined;
}

export interface DateFieldProps extends Omit<FieldVariant, 'label' | 'error'> {
  label: string;
  field: BoundDay;
  /** First and last selectable day, YYYY-MM-DD. */
  min?: string | undefined;
  max?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** A labelled date, typed in the site's format or chosen in a calendar. */
export function DateField({ label, field, min, max, required, disabled, ...variant }: DateFieldProps): ReactElement {
  const { name, value = '', error, onValueChange, onBlur } = field;
  const { problem, onLeft } = useDayProblem(value, { min, max });
  return (
    <Field {...variant} label={label} error={error ?? problem}>
      {(control) => (
        <DayControl
          {...control}
          name={name}
          value={value}
          min={min}
          max={max}
          required={required}
          disabled={disabled}
          what={label}
          onDay={onValueChange}
          onBlur={(event) => {
            onLeft();
            onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}
