import { useText } from '@unisite/shared/i18n';
import { Button, IconButton, TextField } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import styles from './Board.module.css';
import { PasteAndClear } from './PasteAndClear.tsx';
import { pastedNumbers } from './pastedNumbers.ts';
import { randomValues } from './quickPicks.ts';

interface NumberEntryProps {
  values: readonly string[];
  selected: readonly string[];
  disabled: boolean;
  onChange: (values: readonly string[]) => void;
}

/** Entry of three- and four-digit numbers: typed, pasted, or random. */
export function NumberEntry({ values, selected, disabled, onChange }: NumberEntryProps): ReactElement {
  const t = useText();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const digits = values[0]?.length ?? 0;
  const add = (numbers: readonly string[]) => onChange([...new Set([...selected, ...numbers])]);
  const take = () => {
    const { numbers, unknown } = pastedNumbers(text, values);
    if (numbers.length > 0) add(numbers);
    setText(unknown.join(' '));
    setError(unknown.length > 0 || numbers.length === 0 ? t('betting.typeFault', { digits }) : null);
  };
  return (
    <div className={styles.entry}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          take();
        }}
      >
        <TextField
          label={t('betting.typeLabel', { digits })}
          hint={t('betting.typeHint')}
          error={error ?? undefined}
          inputMode="numeric"
          maxLength={2_000}
          value={text}
          disabled={disabled}
          onChange={({ target }) => {
            setText(target.value);
            setError(null);
          }}
          end={
            <Button type="submit" size="sm" disabled={disabled || text.trim() === ''}>
              {t('betting.add')}
            </Button>
          }
        />
      </form>
      <div className="row">
        <PasteAndClear
          values={values}
          disabled={disabled}
          isEmpty={selected.length === 0}
          onTake={add}
          onClear={() => onChange([])}
        >
          <Button
            size="sm"
            variant="quiet"
            icon="dice"
            disabled={disabled}
            onClick={() => add(randomValues(values, 5))}
          >
            {t('betting.randomOf', { count: 5 })}
          </Button>
        </PasteAndClear>
      </div>
      {selected.length > 0 && (
        <ul className={styles.tokens} aria-label={t('betting.numbers')}>
          {selected.map((number) => (
            <li key={number}>
              {number}
              <IconButton
                size="sm"
                icon="close"
                label={t('betting.removeNumber', { number })}
                onClick={() => onChange(selected.filter((one) => one !== number))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
