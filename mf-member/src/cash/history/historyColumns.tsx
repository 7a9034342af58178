import type { Format, TextOf } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { Amount, type Column, type IconName } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { Subject } from '../../records/Subject.tsx';
import { timeColumn } from '../../records/timeColumn.tsx';
import { cashPath } from '../cashPlace.ts';
import type { History } from './useHistory.ts';

interface HistoryRow {
  readonly id: string;
  readonly reference: string;
  readonly at: string;
  readonly fee: number;
}

/** Cells that differ between deposits and withdrawals. */
interface HistoryTexts<Row> {
  icon: (row: Row) => IconName;
  /** Method. */
  by: (row: Row) => string;
  /** VND. */
  amount: (row: Row) => number;
  state: (row: Row) => ReactElement;
}

/** Table columns of deposits or withdrawals: reference, time, fee, amount, state. */
export function historyColumns<Row extends HistoryRow>(
  of: History<string>['of'],
  t: TextOf,
  format: Format,
  texts: HistoryTexts<Row>,
): Column<Row>[] {
  const money = (amount: number) => <Amount value={format.money(amount, { whole: true })} />;
  return [
    {
      key: 'reference',
      head: t('record.reference'),
      cell: (row) => (
        <Subject icon={texts.icon(row)}>
          <Link to={cashPath(of, { view: 'one', id: row.id })}>{row.reference}</Link>
          <small>{texts.by(row)}</small>
        </Subject>
      ),
    },
    timeColumn(t, format),
    {
      key: 'fee',
      head: t('cash.fee'),
      label: t('cash.fee'),
      end: true,
      className: 'muted not-phone',
      cell: ({ fee }) => money(fee),
    },
    {
      key: 'amount',
      head: t('cash.amountHead'),
      label: t('cash.amountHead'),
      end: true,
      cell: (row) => money(texts.amount(row)),
    },
    { key: 'state', head: t('cash.state'), end: true, cell: texts.state },
  ];
}
