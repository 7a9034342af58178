import { useFormat, useText } from '@unisite/shared/i18n';
import { Amount, type Column, Panel, Table } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { type DownlineDay, noonOf, type Overview, payoutOf } from './days.ts';

const shown = 10;

/** The latest days of the team, the newest first, and what the whole period comes to. */
export function DaysPanel({ overview }: { overview: Overview | undefined }): ReactElement {
  const t = useText();
  const format = useFormat();
  const money = (amount: number, signed = false) => (
    <Amount value={format.money(amount, { whole: true, ...(signed ? { signed } : {}) })} />
  );
  const tone = (result: number) => (result > 0 ? 'up' : result < 0 ? 'down' : 'muted');
  const columns: Column<DownlineDay>[] = [
    {
      key: 'day',
      head: t('days.day'),
      cell: ({ day }) => (
        <time dateTime={day}>
          {format.weekday(noonOf(day))}, {format.date(noonOf(day))}
        </time>
      ),
    },
    {
      key: 'turnover',
      head: t('figure.turnover'),
      label: t('days.turnover'),
      end: true,
      cell: ({ turnover }) => money(turnover),
    },
    {
      key: 'payout',
      head: t('figure.payout'),
      label: t('days.payout'),
      end: true,
      cell: (day) => money(payoutOf(day)),
    },
    {
      key: 'result',
      head: t('figure.result'),
      end: true,
      className: ({ result }) => tone(result),
      cell: ({ result }) => money(result, true),
    },
  ];
  const month = overview?.month;
  return (
    <Panel title={t('days.title')} flush busy={!overview}>
      <Table
        caption={t('days.title')}
        columns={columns}
        rows={overview && [...overview.days].reverse().slice(0, shown)}
        rowKey={({ day }) => day}
        awaited={shown}
        tight
        foot={
          month && (
            <tr>
              <td>{t('days.month')}</td>
              <td className="end" data-label={t('days.turnover')}>
                {money(month.turnover)}
              </td>
              <td className="end" data-label={t('days.payout')}>
                {money(month.payout)}
              </td>
              <td className={`end ${tone(month.result)}`}>{money(month.result, true)}</td>
            </tr>
          )
        }
      />
    </Panel>
  );
}
