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

/** What a deposit and a withdrawal tell each in its own way. */
interface HistoryTexts<Row> {
  icon: (row: Row) => IconName;
  /** The way it went. */
  by: (row: Row) => string;
  /** VND. */
  amount: (row: Row) => number;
  state: (row: Row) => ReactElement;
}

/** Deposits or withdrawals as a table: which, when, what it cost, how much, how it stands. */
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
