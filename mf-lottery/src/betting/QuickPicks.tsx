import { useText } from '@unisite/shared/i18n';
import { classNames } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import styles from './Board.module.css';
import { PasteAndClear } from './PasteAndClear.tsx';
import { pairPicks, type QuickGroup, type QuickPick, randomValues, rowPicks } from './quickPicks.ts';

interface QuickPicksProps {
  values: readonly string[];
  selected: readonly string[];
  /** Number of values that a pick takes. */
  take: number;
  disabled: boolean;
  onChange: (values: readonly string[]) => void;
}

const groups: readonly QuickGroup[] = ['form', 'head', 'tail', 'sum', 'double', 'random'];
const randomCounts = [1, 3, 5, 10, 20];

/**
 * Picks many numbers with one press; a second press removes them. While betting is closed its buttons stay focusable:
 * on a phone the row scrolls, which would otherwise be impossible by keyboard.
 */
export function QuickPicks(props: QuickPicksProps): ReactElement | null {
  const { values, selected, take, disabled, onChange } = props;
  const t = useText();
  const press = (pick: QuickPick) => {
    const areIn = pick.values.every((value) => selected.includes(value));
    onChange(
      areIn ? selected.filter((value) => !pick.values.includes(value)) : [...new Set([...selected, ...pick.values])],
    );
  };
  if (values.length === 100) return <PairPicks {...props} onPress={press} />;
  const picks = take === 1 && values.length <= 12 ? rowPicks(values) : [];
  if (picks.length === 0) return null;
  return (
    <fieldset className={classNames(styles.picksRow, styles.ofRow)} aria-label={t('betting.quick')}>
      {picks.map((pick) => (
        <PickButton key={pick.name} pick={pick} selected={selected} disabled={disabled} press={press} />
      ))}
    </fieldset>
  );
}

function PairPicks({
  values,
  selected,
  disabled,
  onChange,
  onPress,
}: QuickPicksProps & { onPress: (pick: QuickPick) => void }): ReactElement {
  const t = useText();
  const [group, setGroup] = useState<QuickGroup>('form');
  return (
    <div className={styles.picks}>
      <div className={styles.picksKinds}>
        <fieldset aria-label={t('betting.quickBy')}>
          {groups.map((one) => (
            <button key={one} type="button" aria-pressed={one === group} onClick={() => setGroup(one)}>
              {t(`betting.quickGroup.${one}`)}
            </button>
          ))}
        </fieldset>
        <span>
          <PasteAndClear
            values={values}
            disabled={disabled}
            isEmpty={selected.length === 0}
            onTake={onChange}
            onClear={() => onChange([])}
          />
        </span>
      </div>
      <fieldset className={styles.picksRow} aria-label={t(`betting.quickGroup.${group}`)}>
        {group === 'random'
          ? randomCounts.map((count) => (
              <button
                key={count}
                type="button"
                aria-disabled={disabled || undefined}
                onClick={() => !disabled && onChange(randomValues(values, count))}
              >
                {t('betting.randomOf', { count })}
              </button>
            ))
          : pairPicks[group].map((pick) => (
              <PickButton
                key={pick.name}
                pick={pick}
                selected={selected}
                disabled={disabled}
                press={onPress}
                group={group}
              />
            ))}
      </fieldset>
    </div>
  );
}

interface PickButtonProps {
  pick: QuickPick;
  group?: QuickGroup;
  selected: readonly string[];
  disabled: boolean;
  press: (pick: QuickPick) => void;
}

function PickButton({ pick, group, selected, disabled, press }: PickButtonProps): ReactElement {
  const t = useText();
  const isDigit = /^\d$/.test(pick.name);
  return (
    <button
      type="button"
      aria-disabled={disabled || undefined}
      aria-pressed={pick.values.every((value) => selected.includes(value))}
      aria-label={isDigit && group ? `${t(`betting.quickGroup.${group}`)} ${pick.name}` : undefined}
      onClick={() => !disabled && press(pick)}
    >
      {isDigit ? pick.name : t(`betting.quickPick.${pick.name}`)}
    </button>
  );
}
