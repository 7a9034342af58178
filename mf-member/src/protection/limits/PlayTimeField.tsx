import type { BoundField } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { Icon, TextField, useUid } from '@unisite/shared/ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import styles from './Limits.module.css';
import { minutesOf, type TypedTime } from './typedTime.ts';

interface PlayTimeFieldProps extends BoundField<number | null> {
  label: string;
  note?: ReactNode;
}

/** A play time in hours and minutes; its value is in minutes. */
export function PlayTimeField({ name, label, note, error, onValueChange, onBlur }: PlayTimeFieldProps): ReactElement {
  const t = useText();
  const errorId = useUid();
  const [typed, setTyped] = useState<TypedTime>({ hours: '', minutes: '' });
  const take = (part: keyof TypedTime, text: string) => {
    const next = { ...typed, [part]: text.replace(/\D/g, '').slice(0, 3) };
    setTyped(next);
    onValueChange(minutesOf(next));
  };
  const field = (part: keyof TypedTime) => (
    <TextField
      name={part === 'hours' ? name : `${name}-${part}`}
      label={t(`protection.edited.${part}`)}
      inputMode="numeric"
      autoComplete="off"
      aria-invalid={error ? true : undefined}
      value={typed[part]}
      onChange={({ target }) => take(part, target.value)}
      onBlur={onBlur}
    />
  );
  return (
    <fieldset className={styles.fields} aria-describedby={error ? errorId : undefined}>
      <legend className="field__label">
        <span>{label}</span>
        {note && <span className="muted">{note}</span>}
      </legend>
      <div>
        {field('hours')}
        {field('minutes')}
      </div>
      {error && (
        <p className="field__error" id={errorId}>
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
