import type { ChangeEvent } from 'react';
import type { BoundField } from './useCheckedForm.ts';

/** What the kit's fields of text take for a field of a form. */
export const asInput = ({ onType, ...field }: BoundField<string>) => ({
  ...field,
  onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onType(target.value),
});
