import { useOperation } from '@unisite/shared/api';
import { missionLeaders } from '@unisite/shared/contract/missions';
import { useFormat, useText } from '@unisite/shared/i18n';
import { EmptyState, Panel, QueryError, Skeleton, Table, Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Missions.module.css';

/** The weekly leaderboard of mission points, with masked names and the member's own rank. */
export function Leaders(): ReactElement {
  const t = useText();
  const format = useFormat();
  const query = useOperation(missionLeaders, {}, { staleTime: 0 });
  const { data, error } = query;
  return (
    <Panel
      title={t('leaders.title')}
      flush
      busy={!data && !error}
      end={
        data && (
          <span className="muted">
            {t('leaders.period', { from: format.dayAndMonth(data.from), to: format.dayAndMonth(data.to) })}
          </span>
        )
      }
    >
      {error && !data && <QueryError title={t('leaders.failed')} query={query} />}
      {!data && !error && (
        <div className="panel__body">
          <Skeleton kind="row" count={4} />
        </div>
      )}
      {data && (
        <p className={styles.intro}>
          {t('leaders.intro')}{' '}
          <strong>
            {data.mine
              ? t('leaders.mine', { place: format.number(data.mine.place), points: format.number(data.mine.points) })
              : t('leaders.notYet')}
          </strong>
        </p>
      )}
      {data && data.rows.length === 0 && <EmptyState picture="lantern" level={3} title={t('leaders.none')} />}
      {data && data.rows.length > 0 && (
        <Table
          caption={t('leaders.title')}
          rows={data.rows.map((row, index) => ({ ...row, index }))}
          rowKey={({ index }) => String(index)}
          columns={[
            {
              key: 'place',
              head: t('leaders.place'),
              cell: ({ place }) => <span className="num">{format.number(place)}</span>,
            },
            {
              key: 'name',
              head: t('leaders.name'),
              cell: ({ name, isMe }) => (
                <span className="row">
                  {isMe ? <strong>{name}</strong> : name}
                  {isMe && <Tag tone="gold">{t('leaders.me')}</Tag>}
                </span>
              ),
            },
            {
              key: 'points',
              head: t('leaders.points'),
              end: true,
              cell: ({ points }) => <b className={`num ${styles.points}`}>{format.number(points)}</b>,
            },
          ]}
        />
      )}
    </Panel>
  );
}
