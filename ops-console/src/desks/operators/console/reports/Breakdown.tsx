import type { ValueOf } from '@unisite/shared/contract/operation';
import type { houseReport } from '@unisite/shared/contract/operatorsReports';
import { type Column, EmptyState, Panel, Table, Tabs } from '@unisite/shared/ui';
import { Meter } from '@unisite/shared/ui/charts';
import { type ReactElement, useState } from 'react';
import { changeOf, shareOf } from './change.ts';
import styles from './Reports.module.css';
import { useCategoryName } from './useCategoryName.ts';
import { useReportWords } from './useReportWords.ts';

type Report = ValueOf<typeof houseReport>;
type Line = Omit<Report['vendors'][number], 'vendor' | 'name'> & { readonly key: string; readonly name: string };

/** Play by vendor or category, largest turnover first. */
export function Breakdown({ report }: { report: Report }): ReactElement {
  const { t, format, money, signed, percent, toneOf } = useReportWords();
  const nameOf = useCategoryName();
  const [by, setBy] = useState<'vendor' | 'category'>('vendor');
  const vendorName = ({ vendor, name }: Report['vendors'][number]) =>
    vendor === 'LOTTERY' ? t('reports.ownLottery') : (name ?? (vendor || t('reports.gone')));
  const lines: Line[] =
    by === 'vendor'
      ? report.vendors.map((row) => ({ ...row, key: row.vendor, name: vendorName(row) }))
      : report.categories.map((row) => ({ ...row, key: row.category, name: nameOf(row.category) }));
  const { turnover, payout, gross, bets } = report.total;
  const most = Math.max(...lines.map((line) => line.gross));
  const columns: Column<Line>[] = [
    { key: 'name', head: t(`reports.by.${by}`), cell: ({ name }) => <strong>{name}</strong> },
    column('turnover', (line) => money(line.turnover)),
    column('payout', (line) => money(line.payout)),
    column(
      'gross',
      (line) => signed(line.gross),
      (line) => toneOf(line.gross),
    ),
    column('hold', (line) => percent(shareOf(line.gross, line.turnover))),
    column('bets', (line) => format.number(line.bets)),
    column('change', (line) => {
      const change = changeOf(line.gross, line.before.gross);
      return change === null ? '–' : `${change > 0 ? '+' : ''}${format.percent(change, 1)}`;
    }),
    {
      key: 'share',
      head: t('reports.figure.share'),
      label: t('reports.figure.share'),
      end: true,
      cell: (line) => (
        <span className={styles.share}>
          <span className="num">{percent(shareOf(line.gross, gross))}</span>
          <Meter value={most > 0 ? line.gross / most : 0} label={t('reports.figure.share')} tone={undefined} />
        </span>
      ),
    },
  ];
  return (
    <Panel
      flush
      title={t(`reports.title.${by}`)}
      end={
        <Tabs
          fit
          label={t('reports.by.label')}
          tabs={(['vendor', 'category'] as const).map((id) => ({ id, label: t(`reports.by.${id}`) }))}
          value={by}
          onChange={(id) => setBy(id === 'category' ? 'category' : 'vendor')}
        />
      }
    >
      {lines.length === 0 ? (
        <EmptyState title={t('reports.noPlay')} />
      ) : (
        <Table
          tight
          cards={false}
          caption={t(`reports.title.${by}`)}
          rows={lines}
          rowKey={({ key }) => key}
          columns={columns}
          foot={
            <tr>
              <th scope="row">{t('reports.all')}</th>
              {[
                money(turnover),
                money(payout),
                signed(gross),
                percent(shareOf(gross, turnover)),
                format.number(bets),
              ].map((sum, index) => (
                <td key={columns[index + 1]?.key} className="end" data-label={columns[index + 1]?.label}>
                  <span className="num">{sum}</span>
                </td>
              ))}
              <td colSpan={2} />
            </tr>
          }
        />
      )}
    </Panel>
  );

  function column(
    key: 'turnover' | 'payout' | 'gross' | 'hold' | 'bets' | 'change',
    write: (line: Line) => string,
    className?: (line: Line) => string,
  ): Column<Line> {
    const name = t(`reports.figure.${key}`);
    return {
      key,
      head: name,
      label: name,
      end: true,
      className,
      cell: (line) => <span className="num">{write(line)}</span>,
    };
  }
}
