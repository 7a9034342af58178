import { useText } from '@unisite/shared/i18n';
import { Icon, useUid } from '@unisite/shared/ui';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import styles from './Rate.module.css';
import { parseSeries, seriesBounds, snap } from './rate.ts';

interface RateStepperProps {
  label: string;
  /** Beside the label: the user's own rate. */
  note: string;
  name: string;
  value: number;
  most: number;
  /** Formats a value. */
  format: (value: number) => string;
  onValue: (value: number) => void;
}

/** Steps per key. */
const keys: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  '+': 1,
  ArrowDown: -1,
  '-': -1,
  '−': -1,
  PageUp: 10,
  PageDown: -10,
};

/**
 * A series in steps: by buttons, arrow keys, plus and minus, or typed. Typed values snap to the nearest step within
 * bounds on blur.
 */
export function RateStepper({ label, note, name, value, most, format, onValue }: RateStepperProps): ReactElement {
  const t = useText();
  const id = useUid();
  const [typed, setTyped] = useState<string | null>(null);
  const step = (steps: number) => {
    setTyped(null);
    onValue(snap(value + steps * seriesBounds.step, most));
  };
  const take = () => {
    const parsed = typed === null ? null : parseSeries(typed);
    setTyped(null);
    if (parsed !== null) onValue(snap(parsed, most));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = keys[event.key];
    if (steps === undefined) {
      // Enter submits the form with the current value
      if (event.key === 'Enter') take();
      return;
    }
    event.preventDefault();
    step(steps);
  };
  const by = format(seriesBounds.step);
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        <span>{label}</span>
        <span className="muted">{note}</span>
      </label>
      <div className={styles.stepper}>
        <button
          type="button"
          aria-label={t('rate.less', { what: label, step: by })}
          disabled={value <= seriesBounds.least}
          onClick={() => step(-1)}
        >
          <Icon name="minus" size={16} />
        </button>
        <input
          id={id}
          name={name}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          aria-valuemin={seriesBounds.least}
          aria-valuemax={most}
          aria-valuenow={value}
          aria-valuetext={format(value)}
          value={typed ?? format(value)}
          onChange={({ target }) => setTyped(target.value)}
          onFocus={({ target }) => target.select()}
          onBlur={take}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          aria-label={t('rate.more', { what: label, step: by })}
          disabled={value >= most}
          onClick={() => step(1)}
        >
          <Icon name="plus" size={16} />
        </button>
      </div>
    </div>
  );
}
