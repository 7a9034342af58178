import type { Form } from '@unisite/shared/form';
import { PasswordField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { NewPasswordField } from './NewPasswordField.tsx';
import type { PasswordRule } from './rules.ts';
import { useFieldProps } from './useFieldProps.ts';
import type { FieldValues } from './useFieldsForm.ts';

/** A new password and its confirmation. */
export function NewPasswordPair({ form, rule }: { form: Form<FieldValues>; rule: PasswordRule }): ReactElement {
  const fieldProps = useFieldProps();
  return (
    <>
      <NewPasswordField {...fieldProps(form.field('newPassword'), rule)} />
      <PasswordField
        {...fieldProps(form.field('confirmNewPassword'))}
        icon="lock"
        autoComplete="new-password"
        maxLength={255}
      />
    </>
  );
}
