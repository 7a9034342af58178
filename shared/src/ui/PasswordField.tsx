import { useState } from 'react';
import { Icon } from './Icon.tsx';
import { useKitTexts } from './KitProvider.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'autoComplete'> & {
  /** Tells password managers whether it is the current or a new password. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be revealed. */
export function PasswordField(props: PasswordFieldProps) {
  const texts = useKitTexts();
  const [shown, setShown] = useState(false);
  const name = shown ? texts.hidePassword : texts.showPassword;
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <button type="button" aria-label={name} title={name} onClick={() => setShown(!shown)}>
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  );
}
