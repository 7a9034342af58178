import { useFormat, useText } from '@unisite/shared/i18n';
import { Panel, QueryError } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { PageHead } from '../centre/PageHead.tsx';
import { PeriodChoice } from '../period/PeriodChoice.tsx';
import { CategoryPanel } from './CategoryPanel.tsx';
import { DayCharts } from './DayCharts.tsx';
import styles from './Overview.module.css';
import { useOverview } from './overviewQuery.ts';
import { ScopeTable } from './ScopeTable.tsx';
import { TeamFigures } from './TeamFigures.tsx';

/** The team overview (section 2): the agent, direct downlines and whole team over a range of days. */
export default function OverviewPage(): ReactElement {
  const t = useText();
  const format = useFormat();
  const { today, period, query, choose } = useOverview();
  const { data, error, isPlaceholderData } = query;
  const asOf = data && (data.asOf ? t('overview.asOf', { time: format.dateTime(data.asOf) }) : t('overview.noneYet'));
  return (
    <>
      <PageHead page="overview" note={asOf ?? '\u00a0'}>
        <PeriodChoice period={period} today={today} onPeriod={choose} />
      </PageHead>
      {error && (!data || isPlaceholderData) ? (
        <Panel>
          <QueryError title={t('overview.failed')} query={query} />
        </Panel>
      ) : (
        <div className={styles.fresh} data-stale={isPlaceholderData || undefined} aria-busy={isPlaceholderData}>
          <TeamFigures overview={data} />
          <ScopeTable overview={data} />
          <DayCharts overview={data} />
          <CategoryPanel overview={data} />
        </div>
      )}
    </>
  );
}
