import type { ChangeEvent } from 'react';
import type { BoundField } from './useValidatedForm.ts';

/** What the kit's fields of text take for a field of a form. */
export const toInputProps = ({ onType, ...field }: BoundField<string>) => ({
  ...field,
  onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onType(target.value),
});
