import type { BoundField } from '@unisite/shared/form';
import { TextField, type TextFieldProps } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from '../Cash.module.css';

type PinFieldProps = BoundField<string> & Pick<TextFieldProps, 'label' | 'hint'>;

/** The six digits of the withdrawal PIN; password managers do not fill it in. */
export function PinField({ onValueChange, ...field }: PinFieldProps): ReactElement {
  return (
    <TextField
      {...field}
      type="password"
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      className={styles.figures}
      onChange={({ target }) => onValueChange(target.value.replace(/\D/g, ''))}
    />
  );
}

export const isPin = (text: string): boolean => /^\d{6}$/.test(text);
