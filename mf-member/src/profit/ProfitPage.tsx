import { useText } from '@unisite/shared/i18n';
import { Panel, QueryError } from '@unisite/shared/ui';
import { Stats } from '@unisite/shared/ui/centre';
import type { ReactElement } from 'react';
import { PageHead } from '../centre/PageHead.tsx';
import { BestDay } from './BestDay.tsx';
import { CategoryPanel } from './CategoryPanel.tsx';
import { DayTable } from './DayTable.tsx';
import styles from './Profit.module.css';
import { ProfitPanel } from './ProfitPanel.tsx';
import { SummaryFigures } from './SummaryFigures.tsx';
import { useSummary } from './useSummary.ts';

/** Personal profit and loss (section 2, personalProfit): recent days, by day and by game category. */
export default function ProfitPage(): ReactElement {
  const t = useText();
  const summary = useSummary('personalProfit');
  const { query, length } = summary;
  const { data, error } = query;
  return (
    <>
      <PageHead page="personalProfit" updatedAt={query.dataUpdatedAt} />
      {error && !data ? (
        <Panel>
          <QueryError title={t('profit.failed')} query={query} />
        </Panel>
      ) : (
        <div className={styles.fresh} data-stale={query.isPlaceholderData || undefined}>
          <Stats label={t('profit.last', { count: length })}>
            <SummaryFigures summary={data} length={length} />
            <BestDay summary={data} />
          </Stats>
          <div className={`split split--main split--even ${styles.split}`}>
            <ProfitPanel {...summary} />
            <CategoryPanel summary={data} />
          </div>
          {data && <DayTable days={data.days} />}
        </div>
      )}
    </>
  );
}
