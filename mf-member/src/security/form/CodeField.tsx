import { TextField, type TextFieldProps } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './CodeField.module.css';

type CodeFieldProps = Omit<TextFieldProps, 'type' | 'autoComplete' | 'inputMode'> & { letters?: boolean };

/** A field for a code that came from a phone; phones offer to fill it in. `letters`: it may be one that is not of digits alone. */
export function CodeField({ letters, ...props }: CodeFieldProps): ReactElement {
  return (
    <TextField
      spellCheck={false}
      maxLength={32}
      {...props}
      className={styles.code}
      autoComplete="one-time-code"
      inputMode={letters ? 'text' : 'numeric'}
      autoCapitalize={letters ? 'characters' : 'none'}
    />
  );
}
