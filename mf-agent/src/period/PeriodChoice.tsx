import { noonOf } from '@unisite/shared/days';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Icon, useUid } from '@unisite/shared/ui';
import { DayRangeFields } from '@unisite/shared/ui/centre';
import { type ReactElement, useState } from 'react';
import styles from './Period.module.css';
import { namedPeriods, type Period, rangeOf } from './period.ts';

interface PeriodChoiceProps {
  period: Period;
  today: string;
  onPeriod: (period: Period) => void;
}

/** No member is older than the site. */
const firstDay = '2020-01-01';

/** Choice of period: the usual ones, or any range of days. */
export function PeriodChoice({ period, today, onPeriod }: PeriodChoiceProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const id = useUid();
  const range = rangeOf(period, today);
  return (
    <div className={styles.choice}>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons are no form fields */}
      <div className="tabs tabs--fit" role="group" aria-label={t('period.label')}>
        {namedPeriods.map((named) => (
          <button
            key={named}
            type="button"
            className="tabs__item"
            aria-current={named === period || undefined}
            onClick={() => onPeriod(named)}
          >
            {t(`period.${named}`)}
          </button>
        ))}
      </div>
      <button
        type="button"
        className={styles.days}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={t('period.choose', { days: daysText(range, format) })}
        onClick={() => setOpen(!open)}
      >
        <Icon name="calendar" size={16} />
        <span className="num">{daysText(range, format)}</span>
      </button>
      {open && (
        <div id={id} className={styles.fields}>
          <DayRangeFields
            range={range}
            today={today}
            first={firstDay}
            labels={{ from: t('period.from'), to: t('period.to') }}
            onRange={onPeriod}
          />
        </div>
      )}
    </div>
  );
}

/** `22/10 – 20/11/2026`; or a single day. */
const daysText = (
  { from, to }: ReturnType<typeof rangeOf>,
  format: Pick<ReturnType<typeof useFormat>, 'date' | 'dayAndMonth'>,
): string => {
  if (from === to) return format.date(noonOf(to));
  const first = from.slice(0, 4) === to.slice(0, 4) ? format.dayAndMonth(noonOf(from)) : format.date(noonOf(from));
  return `${first} – ${format.date(noonOf(to))}`;
};
