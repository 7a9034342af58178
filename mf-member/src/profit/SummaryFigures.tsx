import { useFormat, useText } from '@unisite/shared/i18n';
import { Amount, Icon } from '@unisite/shared/ui';
import { Stat } from '@unisite/shared/ui/centre';
import type { ReactElement } from 'react';
import type { Summary } from './useSummary.ts';

/** Stakes, wins and net result over the days of the summary. */
export function SummaryFigures({ summary, length }: { summary: Summary | undefined; length: number }): ReactElement {
  const t = useText();
  const format = useFormat();
  const totals = summary?.totals;
  const money = (amount: number, tone?: 'up' | 'down') => (
    <Amount value={format.money(amount, { whole: true, ...(tone ? { signed: true } : {}) })} tone={tone} />
  );
  const result = !totals || totals.net === 0 ? 'even' : totals.net > 0 ? 'up' : 'down';
  return (
    <>
      <Stat
        icon="ticket"
        label={t('profit.staked')}
        value={totals && money(totals.staked)}
        note={t('profit.betsNote', { count: totals?.bets ?? 0, figure: format.number(totals?.bets ?? 0) })}
      />
      <Stat
        icon="trophy"
        label={t('profit.paid')}
        value={totals && money(totals.won)}
        note={
          totals && totals.staked > 0
            ? t('profit.ofStaked', { percent: format.percent((100 * totals.won) / totals.staked) })
            : t('profit.last', { count: length })
        }
      />
      <Stat
        icon="chart"
        label={t('profit.net')}
        value={totals && money(totals.net, result === 'even' ? undefined : result)}
        note={
          <>
            {result !== 'even' && <Icon name={result === 'up' ? 'trend' : 'trend-down'} size={14} className={result} />}
            {t(`profit.${result}`, { count: length })}
          </>
        }
      />
    </>
  );
}
