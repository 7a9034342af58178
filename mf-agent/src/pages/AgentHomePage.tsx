import { useOperation } from '@unisite/shared/api';
import { agentOverview } from '@unisite/shared/contract/agents';
import { useFormat, useText } from '@unisite/shared/i18n';
import { useSectionTitle } from '@unisite/shared/navigation';
import { classNames, Panel, QueryError, Tabs } from '@unisite/shared/ui';
import { CentreLayout } from '@unisite/shared/ui/centre';
import { lazy, type ReactElement, useState } from 'react';
import { AgentSide } from '../home/AgentSide.tsx';
import { ChartPanel } from '../home/ChartPanel.tsx';
import { DaysPanel } from '../home/DaysPanel.tsx';
import { DownlineFigures, type Period } from '../home/DownlineFigures.tsx';
import type { Overview } from '../home/days.ts';
import { ProjectionPanel } from '../home/ProjectionPanel.tsx';
import styles from './AgentHomePage.module.css';

const TurnoverChart = lazy(() => import('../home/TurnoverChart.tsx'));
const ResultChart = lazy(() => import('../home/ResultChart.tsx'));

/**
 * The agent's home: the own team's figures today and over thirty days. Nobody sees above or beside their own subtree.
 */
export default function AgentHomePage(): ReactElement {
  const t = useText();
  const format = useFormat();
  const [period, setPeriod] = useState<Period>('month');
  const overview = useOperation(agentOverview, {});
  const { data, error } = overview;
  useSectionTitle(t('home.title'));

  return (
    <CentreLayout side={<AgentSide overview={data} />} label={t('home.title')}>
      <header className={styles.head}>
        <div>
          <h1>{t('home.title')}</h1>
          <p className="muted not-phone">
            {data ? t('home.updated', { time: format.time(new Date(overview.dataUpdatedAt)) }) : '\u00a0'}
          </p>
        </div>
        <Tabs
          label={t('home.period')}
          tabs={[
            { id: 'today', label: t('home.today') },
            { id: 'month', label: t('home.month') },
          ]}
          value={period}
          onChange={(id) => setPeriod(id === 'today' ? 'today' : 'month')}
          fit
        />
      </header>
      {error && !data ? (
        <Panel>
          <QueryError title={t('home.failed')} query={overview} />
        </Panel>
      ) : (
        <>
          <DownlineFigures overview={data} period={period} />
          <Charts overview={data} />
          <DaysPanel overview={data} />
        </>
      )}
    </CentreLayout>
  );
}

function Charts({ overview }: { overview: Overview | undefined }): ReactElement {
  const t = useText();
  return (
    <>
      <div className={classNames('split', 'split--main', 'split--even', styles.split)}>
        <ChartPanel
          title={t('chart.turnover')}
          keys={[
            { name: t('figure.turnover'), mark: 'is-line' },
            { name: t('figure.payout'), mark: 'is-sky' },
          ]}
        >
          {overview && <TurnoverChart days={overview.days} />}
        </ChartPanel>
        <ProjectionPanel overview={overview} />
      </div>
      <ChartPanel
        title={t('home.chart')}
        keys={[
          { name: t('chart.won') },
          { name: t('chart.lost'), mark: 'is-lost' },
          { name: t('chart.total'), mark: 'is-line' },
        ]}
      >
        {overview && <ResultChart days={overview.days} />}
      </ChartPanel>
    </>
  );
}
