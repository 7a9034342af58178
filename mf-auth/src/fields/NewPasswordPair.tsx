import { PasswordField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { bind } from './bind.ts';
import type { FieldForm } from './fieldForm.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import type { PasswordRule } from './rules.ts';
import { useFieldTexts } from './useFieldTexts.ts';

/** A new password, twice. */
export function NewPasswordPair({ form, rule }: { form: FieldForm; rule: PasswordRule }): ReactElement {
  const texts = useFieldTexts();
  return (
    <>
      <NewPasswordField
        {...bind(form, 'newPassword')}
        {...texts('newPassword', rule, form.complaints.get('newPassword'))}
      />
      <PasswordField
        {...bind(form, 'confirmNewPassword')}
        {...texts('confirmNewPassword', null, form.complaints.get('confirmNewPassword'))}
        icon="lock"
        autoComplete="new-password"
        maxLength={255}
      />
    </>
  );
}
