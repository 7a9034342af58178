import type { CurrentDraw, LotteryOffer } from '@unisite/shared/contract/tickets';
import { useFormat, useText } from '@unisite/shared/i18n';
import type { Row } from '@unisite/shared/lottery';
import { classNames } from '@unisite/shared/ui';
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import styles from './Board.module.css';
import type { BetTexts } from './betTexts.ts';
import { QuickPicks } from './QuickPicks.tsx';

interface PickRowProps {
  /** Empty where the bet has one row. */
  name: string;
  row: Row;
  texts: BetTexts;
  /** By class; where each value is a class, it is shown with its odds. */
  odds: ReadonlyMap<string, LotteryOffer>;
  scarce: CurrentDraw['scarce'];
  selected: readonly string[];
  disabled: boolean;
  onChange: (values: readonly string[]) => void;
}

const COLUMNS = 10;

/** Where a key leads in a grid; undefined for other keys. */
function target(key: string, at: number, count: number): number | undefined {
  const to = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + COLUMNS,
    ArrowUp: at - COLUMNS,
    Home: at - (at % COLUMNS),
    End: Math.min(at - (at % COLUMNS) + COLUMNS - 1, count - 1),
  }[key];
  return to === undefined || to < 0 || to >= count ? undefined : to;
}

/** The values of a row: one stop of the Tab key, the arrows lead about, space picks. */
export function PickRow({ name, row, texts, odds, scarce, selected, disabled, onChange }: PickRowProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const [at, setAt] = useState(0);
  const grid = useRef<HTMLFieldSetElement>(null);
  const isNumeric = row.values.every((value) => /^\d+$/.test(value));
  const leftOf = new Map(scarce.map(({ pick, left }) => [pick, left]));
  const move = (event: KeyboardEvent) => {
    const next = target(event.key, at, row.values.length);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    grid.current?.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };
  const toggle = (value: string) =>
    onChange(selected.includes(value) ? selected.filter((one) => one !== value) : [...selected, value]);
  return (
    <div className={classNames(styles.row, name !== '' && styles.named)}>
      {name !== '' && <span className={styles.rowName}>{name}</span>}
      <QuickPicks values={row.values} selected={selected} take={row.take} disabled={disabled} onChange={onChange} />
      <fieldset
        ref={grid}
        aria-label={name || t('betting.numbers')}
        className={classNames(styles.numbers, !isNumeric && styles.words)}
        onKeyDown={move}
      >
        {row.values.map((value, place) => {
          const left = leftOf.get(value);
          const isFull = left === 0;
          const own = odds.size > 1 ? odds.get(value)?.odds : undefined;
          const note = isFull
            ? t('betting.full')
            : left !== undefined
              ? t('betting.nearlyFull')
              : own !== undefined
                ? t('betting.paysOf', { odds: texts.odds(own) })
                : null;
          return (
            <button
              key={value}
              type="button"
              tabIndex={place === at ? 0 : -1}
              aria-pressed={selected.includes(value)}
              aria-disabled={disabled || (isFull && !selected.includes(value)) || undefined}
              className={classNames(
                'informs',
                left !== undefined && !isFull && styles.tight,
                isFull && styles.fullValue,
              )}
              title={
                left !== undefined && !isFull
                  ? t('betting.left', { amount: format.figures(left, { whole: true }) })
                  : undefined
              }
              onClick={() => {
                setAt(place);
                if (!disabled && (!isFull || selected.includes(value))) toggle(value);
              }}
            >
              <b>{texts.value(value)}</b>
              {note && <small>{note}</small>}
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}
