import { useText } from '@unisite/shared/i18n';
import { useSession } from '@unisite/shared/session';
import type { ReactElement, ReactNode } from 'react';
import { dayOf } from '../days/day.ts';
import { type DayRange, earlier, lastDays, quickLengthOf, quickLengths, withFrom, withTo } from '../days/dayRange.ts';
import { DayField } from './DayField.tsx';
import styles from './Records.module.css';

interface RangeFieldsProps {
  range: DayRange;
  today: string;
  onRange: (range: DayRange) => void;
  /** What else narrows down, after the days. */
  end?: ReactNode;
}

/** First and last day of a record, and the ranges that are asked for most. */
export function RangeFields({ range, today, onRange, end }: RangeFieldsProps): ReactElement {
  const t = useText();
  const session = useSession();
  const joined = session.status === 'in' ? new Date(session.info.regDate) : null;
  const first = joined && !Number.isNaN(joined.getTime()) ? dayOf(joined) : '2000-01-01';
  const chosen = quickLengthOf(range, today);
  return (
    <div className={styles.range}>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons are no form fields */}
      <div className="tabs tabs--fit" role="group" aria-label={t('range.quick')}>
        {quickLengths.map((length) => (
          <button
            key={length}
            type="button"
            className="tabs__item"
            aria-current={length === chosen || undefined}
            onClick={() => onRange(lastDays(length, today))}
          >
            {t(length === 1 ? 'range.today' : 'range.days', { count: length })}
          </button>
        ))}
      </div>
      <div className={styles.days}>
        <DayField
          label={t('range.from')}
          value={range.from}
          min={earlier(first, range.from)}
          max={today}
          onDay={(day) => onRange(withFrom(range, day, today))}
        />
        <DayField
          label={t('range.to')}
          value={range.to}
          min={earlier(first, range.from)}
          max={today}
          onDay={(day) => onRange(withTo(range, day))}
        />
      </div>
      {end}
    </div>
  );
}
