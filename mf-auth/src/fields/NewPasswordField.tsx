import { PasswordField, type PasswordFieldProps } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { PasswordStrength } from './PasswordStrength.tsx';

export type NewPasswordFieldProps = Omit<PasswordFieldProps, 'autoComplete' | 'value'> & { value: string };

/** A password that is being chosen: it can be shown, and its strength is said. */
export function NewPasswordField(props: NewPasswordFieldProps): ReactElement {
  return (
    <div className="stack stack--tight">
      <PasswordField icon="lock" maxLength={255} {...props} autoComplete="new-password" />
      <PasswordStrength password={props.value} />
    </div>
  );
}
