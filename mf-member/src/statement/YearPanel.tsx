import type { StatementMonth } from '@unisite/shared/contract';
import { csv } from '@unisite/shared/contract/csv';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Amount, Button, type Column, EmptyState, Panel, Select, Table } from '@unisite/shared/ui';
import { saveFile } from '@unisite/shared/ui/centre';
import { type ReactElement, useState } from 'react';
import styles from './Statement.module.css';
import type { Statement } from './statementQuery.ts';
import { totalsOf, type Year, yearsOf } from './years.ts';

/** The months of one year with totals, and the year as a file. */
export function YearPanel({ statement }: { statement: Statement | undefined }): ReactElement {
  const t = useText();
  const format = useFormat();
  const [wanted, choose] = useState<string | null>(null);
  const years = statement && yearsOf(statement.months);
  const year = years?.find((one) => one.year === wanted) ?? years?.[0];
  if (years?.length === 0) {
    return (
      <Panel title={t('statement.byMonth')}>
        <EmptyState picture="ticket" title={t('statement.none')} text={t('statement.noneText')} />
      </Panel>
    );
  }
  return (
    <Panel
      title={year ? t('statement.ofYear', { year: year.year, currency: format.currency }) : t('statement.byMonth')}
      flush
      busy={!years}
      end={
        year && (
          <div className={styles.acts}>
            <Select
              hideLabel
              size="sm"
              name="year"
              label={t('statement.year')}
              value={year.year}
              options={(years ?? []).map((one) => ({ value: one.year, label: one.year }))}
              onChange={({ target }) => choose(target.value)}
            />
            <SaveYear year={year} />
          </div>
        )
      }
    >
      <Months year={year} />
    </Panel>
  );
}

function Months({ year }: { year: Year | undefined }): ReactElement {
  const t = useText();
  const format = useFormat();
  const money = (amount: number, signed = false) => <Amount value={format.figures(amount, { whole: true, signed })} />;
  const figure = (key: 'deposited' | 'withdrawn' | 'given' | 'staked' | 'won'): Column<StatementMonth> => ({
    key,
    head: t(`statement.${key}`),
    label: t(`statement.${key}`),
    end: true,
    cell: (row) => money(row[key]),
  });
  const toneOf = (net: number) => (net > 0 ? 'up' : net < 0 ? 'down' : 'muted');
  const netOf = (row: StatementMonth) => totalsOf([row]).net;
  const columns: Column<StatementMonth>[] = [
    { key: 'month', head: t('statement.month'), cell: ({ month }) => <time dateTime={month}>{monthName(month)}</time> },
    figure('deposited'),
    figure('withdrawn'),
    figure('staked'),
    figure('won'),
    {
      key: 'net',
      head: t('statement.result'),
      end: true,
      className: (row) => toneOf(netOf(row)),
      cell: (row) => money(netOf(row), true),
    },
  ];
  return (
    <Table
      caption={year ? t('statement.ofYear', { year: year.year, currency: format.currency }) : t('statement.byMonth')}
      columns={columns}
      rows={year?.months}
      rowKey={({ month }) => month}
      tight
      foot={
        year && (
          <tr>
            <th scope="row">{t('statement.whole')}</th>
            {(['deposited', 'withdrawn', 'staked', 'won'] as const).map((key) => (
              <td key={key} className="end" data-label={t(`statement.${key}`)}>
                {money(year.totals[key])}
              </td>
            ))}
            <td className={`end ${toneOf(year.totals.net)}`}>{money(year.totals.net, true)}</td>
          </tr>
        )
      }
    />
  );
}

function SaveYear({ year }: { year: Year }): ReactElement {
  const t = useText();
  const head = ['month', 'deposited', 'withdrawn', 'netDeposited', 'given', 'staked', 'won', 'result', 'betCount'];
  const rows = year.months.toReversed().map((month) => ({ name: month.month, ...totalsOf([month]) }));
  const save = () => {
    const text = csv([
      head.map((key) => t(`statement.${key}`)),
      ...[...rows, { name: t('statement.whole'), ...year.totals }].map((row) => [
        row.name,
        row.deposited,
        row.withdrawn,
        row.netDeposited,
        row.given,
        row.staked,
        row.won,
        row.net,
        row.bets,
      ]),
    ]);
    saveFile(`${t('statement.file')}-${year.year}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }));
  };
  return (
    <Button size="sm" variant="quiet" icon="download" onClick={save}>
      {t('download.start')}
    </Button>
  );
}

const monthName = (month: string): string => `${month.slice(5)}/${month.slice(0, 4)}`;
