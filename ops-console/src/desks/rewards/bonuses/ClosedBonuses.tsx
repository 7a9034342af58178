import type { OperatorBonus } from '@unisite/shared/contract/operatorsBonuses';
import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';
import { type Column, Table, Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

/** The amount of a closed bonus paid to the main wallet. */
const releasedOf = ({ state, holds }: OperatorBonus): number => (state === 'released' ? holds : 0);

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + Math.round(one * 100), 0) / 100;

/** Ended bonuses, given and released amounts, with totals. */
export function ClosedBonuses({ bonuses }: { bonuses: readonly OperatorBonus[] }): ReactElement {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const money = (amount: number) => format.money(amount, { whole: Number.isInteger(amount) });
  const columns: readonly Column<OperatorBonus>[] = [
    {
      key: 'title',
      head: t('bonuses.column.title'),
      className: 'is-line',
      cell: ({ title, source }) => (
        <>
          <strong>{localized(title)}</strong>
          <br />
          <small className="muted">{source}</small>
        </>
      ),
    },
    {
      key: 'days',
      head: t('bonuses.column.days'),
      label: t('bonuses.column.days'),
      cell: ({ givenAt, closedAt }) => (
        <span className="num">
          {format.date(givenAt)}
          {closedAt !== null && ` – ${format.date(closedAt)}`}
        </span>
      ),
    },
    {
      key: 'state',
      head: t('bonuses.column.state'),
      label: t('bonuses.column.state'),
      cell: ({ state }) => (
        <Tag tone={state === 'released' ? 'jade' : state === 'takenBack' ? 'coral' : undefined}>
          {t(`bonuses.state.${state}`)}
        </Tag>
      ),
    },
    {
      key: 'amount',
      head: t('bonuses.column.amount'),
      label: t('bonuses.column.amount'),
      end: true,
      cell: ({ amount }) => <span className="num">{money(amount)}</span>,
    },
    {
      key: 'released',
      head: t('bonuses.column.released'),
      label: t('bonuses.column.released'),
      end: true,
      cell: (bonus) => <span className="num">{money(releasedOf(bonus))}</span>,
    },
  ];
  return (
    <Table
      tight
      caption={t('bonuses.closed')}
      rows={bonuses}
      rowKey={({ id }) => id}
      columns={columns}
      foot={
        <tr>
          <th scope="row" colSpan={3}>
            {t('bonuses.allClosed')}
          </th>
          <td className="end num">{money(sum(bonuses.map(({ amount }) => amount)))}</td>
          <td className="end num">{money(sum(bonuses.map(releasedOf)))}</td>
        </tr>
      }
    />
  );
}
