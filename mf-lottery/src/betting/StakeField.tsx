import type { LotteryOffer } from '@unisite/shared/contract/tickets';
import { useFormat, useLanguage, useText } from '@unisite/shared/i18n';
import { classNames, Icon, useUid } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { readStake } from './readStake.ts';
import styles from './Slip.module.css';
import { isWithin } from './slip.ts';

interface StakeFieldProps {
  name: string;
  offer: LotteryOffer;
  value: number;
  onChange: (unitStake: number) => void;
}

const chips = [500, 1_000, 2_000, 5_000, 10_000, 50_000] as const;
const chipStyles = [styles.chipA, styles.chipB, styles.chipC, styles.chipD, styles.chipE, styles.chipF];

const chipName = (chip: number): string => (chip < 1_000 ? String(chip) : `${chip / 1_000}K`);

/** The unit stake: typed, stepped, or a preset. */
export function StakeField({ name, offer, value, onChange }: StakeFieldProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  const id = useUid();
  const [text, setText] = useState<string | null>(null);
  // the typed text shows until the stake is changed otherwise, as by a preset
  const isShown = text !== null && (readStake(text, language) ?? 0) === value;
  const isWrong = !isWithin(value, offer);
  const range = `${format.figures(offer.least, { whole: true })} – ${format.figures(offer.most, { whole: true })}`;
  const set = (next: number) => {
    setText(null);
    onChange(Math.min(Math.max(next, offer.least), offer.most));
  };
  return (
    <div className={classNames('field', styles.stake)}>
      <label className="field__label" htmlFor={id}>
        {t('betting.unitStake', { name })} <span className="muted num">{range}</span>
      </label>
      <div className={styles.stepper}>
        <button type="button" aria-label={t('betting.less')} onClick={() => set(value - 1_000)}>
          <Icon name="minus" />
        </button>
        <input
          id={id}
          inputMode="numeric"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-fault` : undefined}
          maxLength={20}
          value={isShown ? text : format.figures(value, { whole: Number.isInteger(value) })}
          // unreadable input stays, with its error below
          onBlur={() => text !== null && readStake(text, language) !== null && setText(null)}
          onChange={({ target }) => {
            setText(target.value);
            onChange(readStake(target.value, language) ?? 0);
          }}
        />
        <button type="button" aria-label={t('betting.more')} onClick={() => set(value + 1_000)}>
          <Icon name="plus" />
        </button>
      </div>
      {isWrong && (
        <p className="field__error" id={`${id}-fault`}>
          <Icon name="alert" size={16} />
          <span>{t('betting.stakeFault', { range })}</span>
        </p>
      )}
      <fieldset className={styles.chips} aria-label={t('betting.usualStakes')}>
        {chips.map((chip, at) => (
          <button
            key={chip}
            type="button"
            className={classNames(styles.chip, chipStyles[at])}
            disabled={chip < offer.least || chip > offer.most}
            aria-pressed={chip === value}
            aria-label={`${chipName(chip)}, ${format.money(chip, { whole: true })}`}
            onClick={() => set(chip)}
          >
            {chipName(chip)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
