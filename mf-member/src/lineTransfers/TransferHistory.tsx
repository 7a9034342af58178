import { useOperation } from '@unisite/shared/api';
import { type LineTransfer, lineTransfers } from '@unisite/shared/contract/lineTransfers';
import { useFormat, useText } from '@unisite/shared/i18n';
import { navigate, useSearch } from '@unisite/shared/navigation';
import { Amount, Chips, type Column, EmptyState, Panel } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { readListPage, subPagePath, writeListPage } from '../centre/subPage.ts';
import { RecordRows } from '../records/RecordRows.tsx';
import { Toolbar } from '../records/Toolbar.tsx';

const pageSize = 10;
const ways = ['sent', 'received'] as const;

/** Transfers that the member sent and received along its line. */
export function TransferHistory(): ReactElement {
  const t = useText();
  const format = useFormat();
  const address = useSearch();
  const way = ways.find((one) => one === address.get('way')) ?? null;
  const page = readListPage(address);
  const list = useOperation(
    lineTransfers,
    { page, pageSize, ...(way && { way }) },
    { keepPrevious: true, staleTime: 0 },
  );
  const go = (to: string | null, at: number) =>
    navigate(subPagePath('transferUpline', { way: to, p: writeListPage(at) }));
  const columns: Column<LineTransfer>[] = [
    {
      key: 'reference',
      head: t('lineTransfer.reference'),
      cell: (row) => <span className="code">{row.reference}</span>,
    },
    { key: 'at', head: t('lineTransfer.at'), label: t('lineTransfer.at'), cell: (row) => format.dateTime(row.at) },
    {
      key: 'other',
      head: t('lineTransfer.other'),
      label: t('lineTransfer.other'),
      cell: (row) => t(`lineTransfer.way.${row.way}`, { account: row.other }),
    },
    {
      key: 'note',
      head: t('lineTransfer.noteHead'),
      label: t('lineTransfer.noteHead'),
      cell: (row) => row.note ?? <span className="muted">{t('lineTransfer.noNote')}</span>,
    },
    {
      key: 'amount',
      head: t('lineTransfer.amount'),
      end: true,
      cell: (row) => (
        <Amount value={format.money(row.way === 'sent' ? -row.amount : row.amount, { whole: true, signed: true })} />
      ),
    },
  ];
  return (
    <Panel title={t('lineTransfer.record')} flush busy={list.isFetching}>
      <Toolbar>
        <Chips
          label={t('lineTransfer.ways')}
          value={way ?? 'all'}
          onChange={(id) => go(id === 'all' ? null : id, 1)}
          options={[
            { id: 'all', label: t('record.all') },
            ...ways.map((id) => ({ id, label: t(`lineTransfer.chip.${id}`) })),
          ]}
        />
      </Toolbar>
      <RecordRows
        caption={t('lineTransfer.record')}
        record={list}
        columns={columns}
        rowKey={(row) => row.id}
        page={page}
        pageSize={pageSize}
        onPage={(at) => go(way, at)}
        awaited={5}
        failed={t('record.failed')}
        empty={<EmptyState picture="ticket" title={t('lineTransfer.none')} />}
      />
    </Panel>
  );
}
