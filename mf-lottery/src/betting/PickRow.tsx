import type { LotteryOffer } from '@unisite/shared/contract/tickets';
import { useText } from '@unisite/shared/i18n';
import type { Row } from '@unisite/shared/lottery';
import { classNames } from '@unisite/shared/ui';
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import styles from './Board.module.css';
import type { BetTexts } from './betTexts.ts';
import { QuickPicks } from './QuickPicks.tsx';
import type { ScarceValue } from './scarcity.ts';

interface PickRowProps {
  /** Empty for a bet with one row. */
  name: string;
  row: Row;
  texts: BetTexts;
  /** By class; where each value is a class of its own, its odds are shown. */
  odds: ReadonlyMap<string, LotteryOffer>;
  /** Scarce values of this row. */
  scarce: readonly ScarceValue[];
  /** Id of the element that explains why values are sold out. */
  fullId: string;
  selected: readonly string[];
  disabled: boolean;
  onChange: (values: readonly string[]) => void;
}

const COLUMNS = 10;

/** The index that a key moves to in a grid; undefined for other keys. */
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

/** The values of a row as one tab stop: arrow keys move, space picks. */
export function PickRow({
  name,
  row,
  texts,
  odds,
  scarce,
  fullId,
  selected,
  disabled,
  onChange,
}: PickRowProps): ReactElement {
  const t = useText();
  const [at, setAt] = useState(0);
  const grid = useRef<HTMLFieldSetElement>(null);
  const isNumeric = row.values.every((value) => /^\d+$/.test(value));
  const scarceOf = new Map(scarce.map((one) => [one.value, one]));
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
          const few = scarceOf.get(value);
          const isFull = few?.left === 0;
          const own = odds.size > 1 ? odds.get(value)?.odds : undefined;
          const note = isFull
            ? t('betting.full')
            : few
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
              className={classNames('informs', few && !isFull && styles.tight, isFull && styles.fullValue)}
              aria-describedby={isFull ? fullId : undefined}
              onClick={() => {
                setAt(place);
                if (!disabled && (!isFull || selected.includes(value))) toggle(value);
              }}
            >
              <b>{texts.value(value)}</b>
              {note && <small>{note}</small>}
              {few && !isFull && (
                <svg className={styles.exposure} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
                  <rect className={styles.track} width="100" height="6" />
                  <rect className={styles.used} width={few.used} height="6" />
                </svg>
              )}
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}
