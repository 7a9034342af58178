import { healthSeries } from '@unisite/shared/contract/operators';
import type { RemoteView } from '@unisite/shared/contract/rollout';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Chips, EmptyState, ErrorState, Skeleton, Switch } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { useOperation } from '../../../../frame/api/queries.ts';
import { useErrorText } from '../../../../frame/words/useErrorText.ts';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import { FailureList } from './FailureList.tsx';
import styles from './HealthTab.module.css';
import { SeriesChart } from './SeriesChart.tsx';
import { SeriesTable } from './SeriesTable.tsx';
import { seriesOf } from './series.ts';

const spans = [1, 24, 168] as const;

/** Health of a remote's versions in a market: three small charts or a table, and causes of failures. */
export function HealthTab({ remote, market }: { remote: RemoteView; market: string }): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const format = useFormat();
  const figures = useNumberFormat();
  const [hours, setHours] = useState<number>(spans[0]);
  const [table, setTable] = useState(false);
  const { data, error, refetch, dataUpdatedAt } = useOperation(
    healthSeries,
    { remote: remote.name, market, hours },
    { keepPrevious: true },
  );

  const series = data && seriesOf(data.points, { step: data.step, hours, now: dataUpdatedAt });
  const timeOf = (at: number) => (hours > 24 ? format.dateTime(new Date(at)) : format.time(new Date(at)));
  return (
    <>
      <div className="row row--between">
        <Chips
          label={t('health.span')}
          value={String(hours)}
          onChange={(id) => setHours(Number(id))}
          options={spans.map((span) => ({ id: String(span), label: t(`health.hours.${span}`) }))}
        />
        <Switch checked={table} onChange={({ target }) => setTable(target.checked)}>
          {t('health.table')}
        </Switch>
      </div>
      {error && !data ? (
        <ErrorState
          title={t('health.failed')}
          text={errorText(error)}
          code={error.code}
          onRetry={() => void refetch()}
        />
      ) : !data || !series ? (
        <div aria-busy className="stack">
          <Skeleton kind="block" height={150} count={3} />
        </div>
      ) : series.courses.length === 0 ? (
        <EmptyState picture="lantern" title={t('health.none')} text={t('health.noneText')} />
      ) : table ? (
        <SeriesTable series={series} timeOf={timeOf} />
      ) : (
        <>
          <ul className={styles.key}>
            {series.courses.map((course, index) => (
              <li key={course.key} data-course={index}>
                <i aria-hidden />
                {t(course.canary ? 'health.canary' : 'health.everyone', {
                  version: course.version || t('health.former'),
                })}
                <span className="muted">
                  {t('figures.visits', { count: course.total.visits, n: figures.count(course.total.visits) })}
                </span>
              </li>
            ))}
          </ul>
          <div className={styles.charts}>
            <SeriesChart
              title={t('figure.p75')}
              series={series}
              of="p75"
              write={figures.milliseconds}
              timeOf={timeOf}
            />
            <SeriesChart
              title={t('figure.failures')}
              series={series}
              of="failures"
              write={figures.rate}
              timeOf={timeOf}
            />
            <SeriesChart title={t('figure.visits')} series={series} of="visits" write={figures.count} timeOf={timeOf} />
          </div>
          <div className="visually-hidden">
            <SeriesTable series={series} timeOf={timeOf} />
          </div>
        </>
      )}
      {data && <FailureList remote={remote.name} failures={data.failures} versions={remote.versions} />}
    </>
  );
}
