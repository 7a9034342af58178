import { TextField, type TextFieldProps } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from '../Cash.module.css';

type FiguresFieldProps = Pick<TextFieldProps, 'name' | 'label' | 'hint' | 'error'> & {
  value: string;
  onFigures: (figures: string) => void;
};

/** The six figures of the withdrawal password; no password store fills them in. */
export function FiguresField({ value, onFigures, ...field }: FiguresFieldProps): ReactElement {
  return (
    <TextField
      {...field}
      type="password"
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      className={styles.figures}
      value={value}
      onChange={({ target }) => onFigures(target.value.replace(/\D/g, ''))}
    />
  );
}

export const areSixFigures = (text: string): boolean => /^\d{6}$/.test(text);
