import type { Rate } from '@unisite/shared/contract/agentTeam';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Meter } from '@unisite/shared/ui/charts';
import type { ReactElement } from 'react';
import styles from './Rate.module.css';
import { RateStepper } from './RateStepper.tsx';
import { rateParts, rebateShare, seriesKept } from './rate.ts';
import { useRateText } from './rateText.ts';

interface RateFieldsProps {
  rate: Rate;
  /** The most that can be given: what the upline has. */
  most: Rate;
  /** Whose that is. */
  mostNote: 'rate.yours' | 'rate.ceiling';
  onRate: (rate: Rate) => void;
}

/** VND. */
const example = 1_000_000_000;

/** The two parts of a rate, and what of an example's stakes a downline gets and its upline keeps. */
export function RateFields({ rate, most, mostNote, onRate }: RateFieldsProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const { seriesText, rebateText } = useRateText();
  const { downline, kept } = rebateShare(example, most, rate);
  const money = (amount: number) => format.money(amount, { whole: true });
  return (
    <div className={styles.fields}>
      <div className={styles.parts}>
        <RateStepper
          name="rebate"
          label={t('rate.rebate')}
          note={t(mostNote, { value: rebateText(most.rebate) })}
          part={rateParts.rebate}
          value={rate.rebate}
          most={most.rebate}
          format={rebateText}
          onValue={(rebate) => onRate({ ...rate, rebate })}
        />
        <RateStepper
          name="series"
          label={t('rate.series')}
          note={t(mostNote, { value: seriesText(most.series) })}
          part={rateParts.series}
          value={rate.series}
          most={most.series}
          format={seriesText}
          onValue={(series) => onRate({ ...rate, series })}
        />
      </div>
      <div className={styles.share}>
        <p>
          <span>{t('rate.theirs', { rebate: rebateText(rate.rebate) })}</span>
          <span>
            {t('rate.kept')}{' '}
            <b className="gold num">{rebateText(Math.round((most.rebate - rate.rebate) * 100) / 100)}</b>
          </span>
        </p>
        <Meter value={most.rebate > 0 ? rate.rebate / most.rebate : 0} label={t('rate.meter')} />
      </div>
      <p className="field__hint">
        {t('rate.example', {
          stakes: money(example),
          downline: money(downline),
          kept: money(kept),
          series: money(seriesKept(example, most, rate)),
        })}
      </p>
    </div>
  );
}
