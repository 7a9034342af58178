import { useOperation } from '@unisite/shared/api';
import { numero } from '@unisite/shared/contract/lottery';
import { useText } from '@unisite/shared/i18n';
import { classNames, Panel, QueryError, Skeleton, Tabs, useHydrated } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { firstPairs, type Order, orders, pairStatistics, stepOf } from './pairStatistics.ts';
import styles from './StatisticsPanel.module.css';

/** Number of draws counted (section 9: the full list). */
const DRAWS = 100;
const LISTED = 10;

/**
 * Statistics of the hundred pairs of last digits over the last hundred draws: frequent, rare, overdue, and a heat map.
 */
export function StatisticsPanel({ code }: { code: string }): ReactElement {
  const t = useText();
  // below the fold and large: not embedded in the page
  const query = useOperation(numero, { code, count: DRAWS }, { enabled: useHydrated(), staleTime: 60_000 });
  const [order, setOrder] = useState<Order>('hot');
  if (query.error && !query.data) return <QueryError query={query} title={t('statistics.failed')} />;
  if (!query.data)
    return (
      <Panel title={t('statistics.title')} busy>
        <Skeleton kind="block" height={320} />
      </Panel>
    );
  const all = pairStatistics(query.data.rows);
  const listed = firstPairs(all, order, LISTED);
  const figure = (one: (typeof listed)[number]) => (order === 'overdue' ? one.absent : one.times);
  const most = Math.max(1, ...listed.map(figure));
  return (
    <Panel
      flush
      title={t('statistics.title')}
      end={<span className="muted">{t('statistics.of', { count: query.data.rows.length })}</span>}
    >
      <div className={styles.parts}>
        <div className={styles.list}>
          <Tabs
            label={t('statistics.by')}
            tabs={orders.map((id) => ({ id, label: t(`statistics.${id}`) }))}
            value={order}
            onChange={(id) => setOrder(orders.find((one) => one === id) ?? 'hot')}
          />
          <ol className={styles.bars}>
            {listed.map((one) => (
              <li key={one.digits}>
                <b>{one.digits}</b>
                <svg className={styles.bar} aria-hidden>
                  <rect width={`${(figure(one) / most) * 100}%`} height="100%" rx="3" />
                </svg>
                <span>
                  {order === 'overdue'
                    ? t('statistics.absent', { count: one.absent })
                    : t('tails.times', { count: one.times })}
                </span>
              </li>
            ))}
          </ol>
        </div>
        <div className={styles.map}>
          <h3>{t('statistics.map')}</h3>
          <ul className={styles.cells}>
            {all.map(({ digits, times }) => (
              <li key={digits} className={classNames(styles.cell, styles[`s${stepOf(times, all)}`])}>
                <b>{digits}</b>
                <small>{times}</small>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className={styles.note}>{t('statistics.note')}</p>
    </Panel>
  );
}
