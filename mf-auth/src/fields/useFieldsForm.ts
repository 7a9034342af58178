import type { FieldName } from '@unisite/shared/contract/fieldPatterns';
import type { FieldFault } from '@unisite/shared/contract/fieldRule';
import { type Form, useForm } from '@unisite/shared/form';
import { useLanguage } from '@unisite/shared/i18n';
import { faultSentences, refusedField } from './fieldError.ts';

export type FieldValues = Readonly<Partial<Record<FieldName, string>>>;

/** Errors of the values, in any order. */
export type FormRule = (values: FieldValues) => ReadonlyMap<FieldName, FieldFault>;

/** When the password changes, a differing confirmation shows at once. */
export const repetitions = { password: 'confirmPassword', newPassword: 'confirmNewPassword' } as const;

interface FieldsFormOptions {
  fields: readonly FieldName[];
  rule: FormRule;
  submit: (values: FieldValues) => Promise<void>;
}

/** A form of section 5's fields, with their messages. */
export function useFieldsForm({ fields, rule, submit }: FieldsFormOptions): Form<FieldValues> {
  const language = useLanguage();
  return useForm<FieldValues>({
    values: {},
    fields,
    validate: (values) => faultSentences(rule(values), language),
    submit,
    explain: (error) => refusedField(error, fields, language),
    repetitions,
  });
}
