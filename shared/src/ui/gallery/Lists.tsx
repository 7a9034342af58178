import { useState } from 'react';
import { Amount, Button, Chips, type Column, Pagination, Panel, type SortOrder, Table, Tabs, Tag } from '../index.ts';
import type { GalleryTexts } from './galleryTexts.ts';

type Bet = { id: string; game: string; stake: string; profit: string; won: boolean };

export function Lists({ texts }: { texts: GalleryTexts }) {
  const [period, setPeriod] = useState('30');
  const [filter, setFilter] = useState('all');
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<SortOrder>();

  const bets: Bet[] = texts.games.map((game, index) => ({
    id: `R-8821045${index}`,
    game,
    stake: '200.000\u00a0₫',
    profit: index % 2 ? '−200.000\u00a0₫' : '+1.840.000\u00a0₫',
    won: index % 2 === 0,
  }));
  const columns: Column<Bet>[] = [
    { key: 'game', head: texts.game, cell: (bet) => bet.game },
    {
      key: 'id',
      head: texts.ticket,
      className: 'muted not-phone',
      cell: (bet) => <span className="num">{bet.id}</span>,
    },
    {
      key: 'stake',
      head: texts.stake,
      label: texts.stake,
      end: true,
      sortable: true,
      cell: (bet) => <Amount value={bet.stake} />,
    },
    {
      key: 'profit',
      head: texts.profit,
      label: texts.profit,
      end: true,
      sortable: true,
      cell: (bet) => <Amount value={bet.profit} tone={bet.won ? 'up' : 'down'} />,
    },
    {
      key: 'state',
      head: texts.state,
      end: true,
      cell: (bet) => (
        <Tag tone={bet.won ? 'jade' : undefined} icon={bet.won ? 'check' : 'minus'}>
          {bet.won ? texts.won : texts.lost}
        </Tag>
      ),
    },
  ];
  const periods = [
    { id: '7', label: texts.days7 },
    { id: '30', label: texts.days30 },
    { id: 'custom', label: texts.custom },
  ];
  const filters = [
    { id: 'all', label: texts.all, icon: 'grid', count: '1.284' },
    { id: 'hot', label: texts.hot, icon: 'hot', count: '96' },
    { id: 'new', label: texts.fresh, icon: 'spark', count: '41' },
  ] as const;
  const table = { columns, rowKey: (bet: Bet) => bet.id };

  return (
    <>
      <Panel
        title={texts.history}
        end={
          <Button variant="quiet" size="sm" icon="download">
            {texts.download}
          </Button>
        }
        flush
      >
        <div className="panel__body row row--wide">
          <Tabs fit label={texts.period} tabs={periods} value={period} onChange={setPeriod} />
          <Chips label={texts.filter} options={filters} value={filter} onChange={setFilter} />
        </div>
        <Table {...table} caption={texts.history} rows={bets} sort={sort} onSort={setSort} />
        <div className="table-foot">
          <span className="num">1–6 / 144</span>
          <Pagination page={page} pages={24} onPage={setPage} />
        </div>
      </Panel>
      <Panel className="w6" title={texts.recent} flush>
        <Table {...table} caption={texts.recent} rows={undefined} awaited={3} tight />
      </Panel>
      <Panel className="w6" title={texts.ticket} flush>
        <Table {...table} caption={texts.ticket} rows={[]} />
      </Panel>
    </>
  );
}
