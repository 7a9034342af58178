import type { FieldName } from '@unisite/shared/contract/fieldPatterns';
import type { ChangeEvent } from 'react';
import type { FieldForm } from './fieldForm.ts';

/** What ties an input to its form. */
export const bind = (form: FieldForm, field: FieldName) => ({
  name: field,
  value: form.typed[field] ?? '',
  ref: form.place(field),
  onChange: ({ target }: ChangeEvent<HTMLInputElement>) => form.change(field, target.value),
  onBlur: () => form.leave(field),
});
