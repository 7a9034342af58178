import { type DayRange, dayOf, lastDays, quickLengthOf, quickLengths } from '@unisite/shared/days';
import { useText } from '@unisite/shared/i18n';
import { useSession } from '@unisite/shared/session';
import { DayRangeFields } from '@unisite/shared/ui/centre';
import type { ReactElement, ReactNode } from 'react';
import styles from './Records.module.css';

interface RangeFieldsProps {
  range: DayRange;
  today: string;
  onRange: (range: DayRange) => void;
  /** Further filters, after the days. */
  end?: ReactNode;
}

/** First and last day of a record, with the usual ranges. */
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
      <DayRangeFields
        range={range}
        today={today}
        first={first}
        labels={{ from: t('range.from'), to: t('range.to') }}
        onRange={onRange}
      />
      {end}
    </div>
  );
}
