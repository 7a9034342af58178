import { useOperation } from '@unisite/shared/api';
import { type PointTransaction, type PointType, pointTransactions, pointType } from '@unisite/shared/contract/points';
import { useFormat, useText } from '@unisite/shared/i18n';
import { type Column, EmptyState, Pagination, Panel, QueryError, Select, Table } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import styles from './Mall.module.css';

const PAGE_SIZE = 20;

/** All movements of the member's points. */
export function PointRecord(): ReactElement {
  const t = useText();
  const format = useFormat();
  const [type, setType] = useState<PointType | null>(null);
  const [page, setPage] = useState(1);
  const list = useOperation(pointTransactions, { page, pageSize: PAGE_SIZE, ...(type && { type }) });
  const whatFor = ({ about }: PointTransaction): string => {
    if (about.kind === 'redeem' || about.kind === 'reward') return about.title;
    if (about.kind === 'play')
      return t('record.play', { amount: format.money(about.turnover, { whole: true }), day: format.date(about.day) });
    return about.amount < 0
      ? t('record.reversal', { amount: format.money(-about.amount, { whole: true }) })
      : t('record.deposit', { amount: format.money(about.amount, { whole: true }) });
  };
  const columns: readonly Column<PointTransaction>[] = [
    {
      key: 'type',
      head: t('record.type'),
      cell: (row) => (
        <span className={styles.kind}>
          <i className={styles[row.type]} />
          <b>{t(`mall.type.${row.type}`)}</b>
        </span>
      ),
    },
    { key: 'for', head: t('record.for'), className: 'is-line', cell: whatFor },
    { key: 'at', head: t('history.at'), label: t('history.at'), cell: ({ at }) => format.dateTime(at) },
    {
      key: 'points',
      head: t('history.points'),
      label: t('history.points'),
      end: true,
      className: ({ points }) => (points > 0 ? 'up' : 'down'),
      cell: ({ points }) => `${points > 0 ? '+' : ''}${format.number(points)}`,
    },
    {
      key: 'after',
      head: t('record.after'),
      label: t('record.after'),
      end: true,
      cell: ({ balanceAfter }) => format.number(balanceAfter),
    },
  ];
  return (
    <Panel
      flush
      busy={list.isFetching}
      title={t('mall.tab.record')}
      end={
        <Select
          label={t('record.type')}
          hideLabel
          value={type ?? ''}
          onChange={({ target }) => {
            setType(pointType.options.find((one) => one === target.value) ?? null);
            setPage(1);
          }}
          options={[
            { value: '', label: t('record.everyType') },
            ...pointType.options.map((one) => ({ value: one, label: t(`mall.type.${one}`) })),
          ]}
        />
      }
    >
      {list.error && !list.data ? (
        <QueryError title={t('mall.failed')} query={list} />
      ) : (
        <Table
          caption={t('mall.tab.record')}
          columns={columns}
          rows={list.data?.rows}
          rowKey={({ id }) => id}
          busy={list.isFetching}
          tight
          empty={<EmptyState picture="ticket" title={t('record.none')} text={t('mall.noneYet')} />}
        />
      )}
      {list.data && <Pagination page={page} pages={Math.ceil(list.data.total / PAGE_SIZE)} onPage={setPage} />}
    </Panel>
  );
}
