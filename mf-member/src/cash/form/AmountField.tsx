import type { BoundField } from '@unisite/shared/form';
import { useFormat } from '@unisite/shared/i18n';
import { Button, TextField } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import styles from '../Cash.module.css';
import { type ExactAmount, parsePastedExact, parseTypedExact } from './exactAmount.ts';
import { parsePastedAmount, parseTypedAmount } from './parseTypedAmount.ts';

interface AmountFieldProps extends BoundField<number | null> {
  label: string;
  hint?: string | undefined;
  /** Beside the label. */
  note?: string | undefined;
  /** Hundredths can be typed as well. */
  exact?: boolean;
  /** One press away, under the field. */
  quick?: readonly { amount: number; label?: string }[];
  /** What the presses are for, to screen readers. */
  quickLabel?: string;
}

/** VND, whole unless it is `exact`, written with separators as it is typed. */
export function AmountField(props: AmountFieldProps): ReactElement {
  const { name, label, hint, note, error, exact = false, value, onValueChange, onBlur, quick = [], quickLabel } = props;
  const format = useFormat();
  // what is typed halfway, `0,`, is no amount yet
  const [halfway, setHalfway] = useState<ExactAmount>({ text: '', amount: null });
  const written = (amount: number) => format.figures(amount, { whole: true });
  const take = (text: string) => {
    if (!exact) return onValueChange(parseTypedAmount(text));
    const now = parseTypedExact(text, format);
    setHalfway(now);
    onValueChange(now.amount);
  };
  return (
    <div className={styles.amountField}>
      <TextField
        name={name}
        label={label}
        hint={hint}
        note={note}
        error={error}
        inputMode={exact ? 'decimal' : 'numeric'}
        autoComplete="off"
        className={styles.amountInput}
        end={<span className={`muted ${styles.unit}`}>{format.currency}</span>}
        value={exact && halfway.amount === value ? halfway.text : value === null ? '' : written(value)}
        onChange={({ target }) => take(target.value)}
        onBlur={onBlur}
        onPaste={(event) => {
          event.preventDefault();
          onValueChange((exact ? parsePastedExact : parsePastedAmount)(event.clipboardData.getData('text')));
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
              onClick={() => onValueChange(amount)}
            >
              {words ?? written(amount)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
