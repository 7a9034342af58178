import type { Rate } from '@unisite/shared/contract/agentTeam';
import { useFormat, useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import styles from './Rate.module.css';
import { RateStepper } from './RateStepper.tsx';
import { keptOf } from './rate.ts';
import { useRateText } from './rateText.ts';

interface RateFieldsProps {
  rate: Rate;
  /** The most that can be given: the upline's rate. */
  most: Rate;
  /** Whose rate that is. */
  mostNote: 'rate.yours' | 'rate.ceiling';
  onRate: (rate: Rate) => void;
}

/** VND. */
const example = 1_000_000_000;

/** A downline's series, and what it leaves the upline of example stakes. */
export function RateFields({ rate, most, mostNote, onRate }: RateFieldsProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const { seriesText } = useRateText();
  const money = (amount: number) => format.money(amount, { whole: true });
  return (
    <div className={styles.fields}>
      <RateStepper
        name="series"
        label={t('rate.series')}
        note={t(mostNote, { value: seriesText(most.series) })}
        value={rate.series}
        most={most.series}
        format={seriesText}
        onValue={(series) => onRate({ series })}
      />
      <p className="field__hint">
        {t('rate.example', { stakes: money(example), kept: money(keptOf(example, most, rate)) })}
      </p>
    </div>
  );
}
