import { TextField, type TextFieldProps } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './CodeField.module.css';

/** A field for a code of digits that came from a phone; phones offer to fill it in. */
export function CodeField(props: Omit<TextFieldProps, 'type' | 'autoComplete' | 'inputMode'>): ReactElement {
  return (
    <TextField
      spellCheck={false}
      maxLength={32}
      {...props}
      className={styles.code}
      autoComplete="one-time-code"
      inputMode="numeric"
    />
  );
}
