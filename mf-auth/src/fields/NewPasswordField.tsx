import { PasswordField, type PasswordFieldProps } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { PasswordStrength } from './PasswordStrength.tsx';

export type NewPasswordFieldProps = Omit<PasswordFieldProps, 'autoComplete' | 'value'> & { value: string };

/** A field for a new password, which can be shown, with its strength. */
export function NewPasswordField(props: NewPasswordFieldProps): ReactElement {
  return (
    <div className="stack stack--tight">
      <PasswordField icon="lock" maxLength={255} {...props} autoComplete="new-password" />
      <PasswordStrength password={props.value} />
    </div>
  );
}
