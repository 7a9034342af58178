import { useFormat } from '@unisite/shared/i18n';
import { Button, TextField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import type { BoundField } from '../../form/useCheckedForm.ts';
import styles from '../Cash.module.css';
import { pastedAmount, typedAmount } from './typedAmount.ts';

interface AmountFieldProps extends BoundField<number | null> {
  label: string;
  hint?: string | undefined;
  /** One press away, under the field. */
  quick?: readonly { amount: number; label?: string }[];
  /** What the presses are for, to screen readers. */
  quickLabel?: string;
}

/** Whole VND, written with separators as it is typed. */
export function AmountField(props: AmountFieldProps): ReactElement {
  const { name, label, hint, error, value, onType, quick = [], quickLabel } = props;
  const format = useFormat();
  return (
    <div className={styles.amountField}>
      <TextField
        name={name}
        label={label}
        hint={hint}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        className={styles.amountInput}
        end={<span className={`muted ${styles.unit}`}>{format.currency}</span>}
        value={value === null ? '' : format.number(value)}
        onChange={({ target }) => onType(typedAmount(target.value))}
        onPaste={(event) => {
          event.preventDefault();
          onType(pastedAmount(event.clipboardData.getData('text')));
        }}
      />
      {quick.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: buttons are no form fields
        <div className={styles.quick} role="group" aria-label={quickLabel}>
          {quick.map(({ amount, label: words }) => (
            <Button
              key={words ?? amount}
              size="sm"
              variant="outline"
              aria-pressed={value === amount}
              onClick={() => onType(amount)}
            >
              {words ?? format.number(amount)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
