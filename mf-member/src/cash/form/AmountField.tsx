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
  /** Accepts hundredths. */
  exact?: boolean;
  /** Preset amounts below the field. */
  quick?: readonly { amount: number; label?: string }[];
  /** Accessible name of the presets. */
  quickLabel?: string;
}

/** VND, whole unless `exact`, with separators inserted while typing. */
export function AmountField(props: AmountFieldProps): ReactElement {
  const { name, label, hint, note, error, exact = false, value, onValueChange, onBlur, quick = [], quickLabel } = props;
  const format = useFormat();
  // incomplete input such as `0,` is not an amount yet
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
