import { useFormat, useText } from '@unisite/shared/i18n';
import { Amount, Button, EmptyState, Panel, Skeleton, Tabs } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense } from 'react';
import styles from './Profit.module.css';
import { summaryLengths } from './summaryDays.ts';
import type { SummaryQuery } from './useSummary.ts';

const ProfitChart = lazy(() => import('./ProfitChart.tsx'));

/** The net result of recent days, with its chart. */
export function ProfitPanel({ length, query, choose }: SummaryQuery): ReactElement {
  const t = useText();
  return (
    <Panel
      title={t('profit.last', { count: length })}
      busy={query.isFetching}
      end={
        <Tabs
          label={t('profit.period')}
          fit
          tabs={summaryLengths.map((days) => ({ id: String(days), label: t('range.days', { count: days }) }))}
          value={String(length)}
          onChange={(id) => choose(summaryLengths.find((days) => String(days) === id) ?? length)}
        />
      }
    >
      <Result query={query} length={length} />
    </Panel>
  );
}

function Result({ query, length }: Pick<SummaryQuery, 'query' | 'length'>): ReactElement {
  const t = useText();
  const format = useFormat();
  const { data } = query;
  if (data?.totals.bets === 0) {
    return (
      <EmptyState
        picture="ticket"
        title={t('profit.none', { count: length })}
        text={t('record.noneText')}
        action={
          <Button variant="primary" href="/index">
            {t('record.play')}
          </Button>
        }
      />
    );
  }
  const net = data?.totals.net;
  return (
    <div className="stack">
      <div className="row row--between">
        <p className={styles.net}>
          <span className="muted">{t('profit.net')}</span>
          {net === undefined ? (
            <Skeleton width={200} height={24} />
          ) : (
            <strong>
              <Amount
                value={format.money(net, { signed: true })}
                tone={net < 0 ? 'down' : net > 0 ? 'up' : undefined}
              />
            </strong>
          )}
        </p>
        <p className="key">
          <span>
            <i />
            {t('profit.won')}
          </span>
          <span>
            <i className="is-lost" />
            {t('profit.lost')}
          </span>
          <span>
            <i className="is-line" />
            {t('profit.running')}
          </span>
        </p>
      </div>
      <div className={styles.chart}>
        <Suspense fallback={<Skeleton kind="block" className={styles.bone} />}>
          {data ? (
            <ProfitChart days={data.days} net={data.totals.net} />
          ) : (
            <Skeleton kind="block" className={styles.bone} />
          )}
        </Suspense>
      </div>
    </div>
  );
}
