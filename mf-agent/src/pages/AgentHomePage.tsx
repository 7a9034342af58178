import { useOperation } from '@unisite/shared/api';
import { agentOverview } from '@unisite/shared/contract/agents';
import { useFormat, useText } from '@unisite/shared/i18n';
import { ErrorState, Panel, Tabs } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { TeamFigures } from '../home/TeamFigures.tsx';
import styles from './AgentHomePage.module.css';

const ResultChart = lazy(() => import('../home/ResultChart.tsx'));

type Period = 'today' | 'month';

/** The agent's home: the own team's figures today and over thirty days. Nobody sees above or beside their own subtree. */
export default function AgentHomePage(): ReactElement {
  const t = useText();
  const format = useFormat();
  const [period, setPeriod] = useState<Period>('month');
  const overview = useOperation(agentOverview, {});

  return (
    <div className="wrap page page--tight">
      <header className={styles.head}>
        <div>
          <h1>{t('home.title')}</h1>
          <p className="muted">
            {overview.data
              ? t('home.team', { team: format.number(overview.data.team), direct: format.number(overview.data.direct) })
              : '\u00a0'}
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
      {overview.error && !overview.data ? (
        <ErrorState
          title={t('home.failed')}
          text={overview.error.message}
          code={overview.error.code}
          onRetry={() => void overview.refetch()}
        />
      ) : (
        <>
          <TeamFigures overview={overview.data} period={period} />
          <Panel title={t('home.chart')} busy={!overview.data}>
            <div className={styles.chart}>
              <Suspense>{overview.data && <ResultChart days={overview.data.days} />}</Suspense>
            </div>
          </Panel>
        </>
      )}
    </div>
  );
}
