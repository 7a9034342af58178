import type { ValueOf } from '@unisite/shared/contract/operation';
import type { HouseFigures, houseReport, ReportPeriod, ReportStep } from '@unisite/shared/contract/operatorsReports';
import { type Column, Panel, Table } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Reports.module.css';
import { useReportWords } from './useReportWords.ts';

const sums = ['deposits', 'withdrawals', 'turnover', 'payout', 'gross'] as const;
const counts = ['registered', 'active', 'returning'] as const;

interface PeriodTableProps {
  report: ValueOf<typeof houseReport>;
  by: ReportStep;
}

/** All periods with all figures, newest first, including those without play. */
export function PeriodTable({ report: { periods, total }, by }: PeriodTableProps): ReactElement {
  const { t, format, money, period, toneOf } = useReportWords();
  const written = [
    ...sums.map((name) => ({ name, of: (row: HouseFigures) => money(row[name]) })),
    { name: 'given' as const, of: (row: HouseFigures) => money(row.bonus + row.rebate) },
    { name: 'commission' as const, of: (row: HouseFigures) => money(row.commission) },
    { name: 'net' as const, of: (row: HouseFigures) => money(row.net) },
    ...counts.map((name) => ({ name, of: (row: HouseFigures) => format.number(row[name]) })),
  ];
  const columns: Column<ReportPeriod>[] = [
    { key: 'days', head: t('reports.period'), cell: (row) => <strong>{period(row, by)}</strong> },
    ...written.map(({ name, of }) => ({
      key: name,
      head: t(`reports.figure.${name}`),
      label: t(`reports.figure.${name}`),
      end: true,
      className: name === 'net' ? (row: ReportPeriod) => toneOf(row.net) : undefined,
      cell: (row: ReportPeriod) => <span className="num">{of(row)}</span>,
    })),
  ];
  return (
    <Panel flush title={t('reports.title.periods')} className={styles.periods}>
      <Table
        tight
        cards={false}
        caption={t('reports.title.periods')}
        rows={periods.toReversed()}
        rowKey={({ from }) => from}
        columns={columns}
        foot={
          <tr>
            <th scope="row">{t('reports.all')}</th>
            {written.map(({ name, of }) => (
              <td key={name} className="end" data-label={t(`reports.figure.${name}`)}>
                <span className="num">{of(total)}</span>
              </td>
            ))}
          </tr>
        }
      />
    </Panel>
  );
}
