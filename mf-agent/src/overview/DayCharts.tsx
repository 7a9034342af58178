import { useFormat, useText } from '@unisite/shared/i18n';
import { Panel, Skeleton } from '@unisite/shared/ui';
import { ChartKey } from '@unisite/shared/ui/charts';
import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import styles from './Overview.module.css';
import type { Overview } from './overviewQuery.ts';

const TurnoverChart = lazy(() => import('./TurnoverChart.tsx'));
const NewMembersChart = lazy(() => import('./NewMembersChart.tsx'));

/** Charts by day; a single day has none, as its figures are above. */
export function DayCharts({ overview }: { overview: Overview | undefined }): ReactElement | null {
  const t = useText();
  const format = useFormat();
  const days = overview?.days;
  if (days?.length === 1) return null;
  return (
    <div className={`split split--main split--even ${styles.split}`}>
      <Panel
        title={t('chart.turnover')}
        busy={!days}
        end={
          <ChartKey
            series={[
              { name: t('figure.turnover'), mark: 'line' },
              { name: t('figure.payout'), mark: 'sky' },
            ]}
          />
        }
      >
        <Drawing>{days && <TurnoverChart days={days} />}</Drawing>
      </Panel>
      <Panel
        title={t('chart.added')}
        busy={!days}
        end={overview && <b className="num">{format.number(overview.members.added)}</b>}
      >
        <Drawing>{days && <NewMembersChart days={days} />}</Drawing>
      </Panel>
    </div>
  );
}

/** A chart's box, which keeps its size while days or code load. */
function Drawing({ children }: { children: ReactNode }): ReactElement {
  const awaited = <Skeleton kind="block" className={styles.bone} />;
  return (
    <div className={styles.chart}>
      <Suspense fallback={awaited}>{children ?? awaited}</Suspense>
    </div>
  );
}
