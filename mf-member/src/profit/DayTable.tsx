import { noonOf } from '@unisite/shared/days';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Amount, type Column, Panel, Table } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { RecordFoot } from '../records/RecordFoot.tsx';
import { type DayResult, playedDays } from './playedDays.ts';

const pageSize = 10;

/** The days with play, newest first. */
export function DayTable({ days }: { days: readonly DayResult[] }): ReactElement | null {
  const t = useText();
  const format = useFormat();
  const [wanted, setPage] = useState(1);
  const played = playedDays(days);
  const page = Math.min(wanted, Math.max(1, Math.ceil(played.length / pageSize)));
  if (played.length === 0) return null;
  const money = (amount: number) => <Amount value={format.money(amount, { whole: true })} />;
  const columns: Column<DayResult>[] = [
    {
      key: 'day',
      head: t('profit.dayHead'),
      cell: ({ day }) => (
        <time dateTime={day}>
          {format.weekday(noonOf(day))}, {format.date(noonOf(day))}
        </time>
      ),
    },
    {
      key: 'staked',
      head: t('profit.staked'),
      label: t('profit.staked'),
      end: true,
      cell: ({ staked }) => money(staked),
    },
    { key: 'won', head: t('profit.paid'), label: t('profit.paid'), end: true, cell: ({ won }) => money(won) },
    {
      key: 'net',
      head: t('profit.result'),
      end: true,
      className: ({ net }) => (net > 0 ? 'up' : net < 0 ? 'down' : 'muted'),
      cell: ({ net }) => <Amount value={format.money(net, { whole: true, signed: true })} />,
    },
  ];
  return (
    <Panel title={t('profit.byDay')} flush>
      <Table
        caption={t('profit.byDay')}
        columns={columns}
        rows={played.slice((page - 1) * pageSize, page * pageSize)}
        rowKey={({ day }) => day}
        tight
      />
      <RecordFoot page={page} pageSize={pageSize} total={played.length} onPage={setPage} />
    </Panel>
  );
}
