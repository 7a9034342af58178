import type { BoundField } from '@unisite/shared/form';
import { TextField, type TextFieldProps } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './CodeField.module.css';

type CodeFieldProps = BoundField<string> &
  Pick<TextFieldProps, 'label' | 'hint' | 'ref' | 'end'> & {
    /** The code may contain letters. */
    letters?: boolean;
  };

/** A field for a one-time code; phones offer to fill it in. */
export function CodeField({ letters, onValueChange, ...props }: CodeFieldProps): ReactElement {
  return (
    <TextField
      spellCheck={false}
      maxLength={32}
      {...props}
      className={styles.code}
      autoComplete="one-time-code"
      inputMode={letters ? 'text' : 'numeric'}
      autoCapitalize={letters ? 'characters' : 'none'}
      onChange={({ target }) => onValueChange(target.value)}
    />
  );
}
