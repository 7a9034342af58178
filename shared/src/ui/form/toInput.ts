import type { ChangeEvent, FocusEvent } from 'react';
import type { BoundField } from './useForm.ts';

export interface InputProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
  onBlur: (event: FocusEvent) => void;
}

type TextField = Omit<BoundField<string | undefined>, 'onValueChange'> & { onValueChange: (value: string) => void };

/** Props of the kit's text fields for a form's field. */
export const toInput = ({ name, value = '', error, onValueChange, onBlur }: TextField): InputProps => ({
  name,
  value,
  error,
  onBlur,
  onChange: ({ target }) => onValueChange(target.value),
});
