import { useOperation } from '@unisite/shared/api';
import { type Deposit, depositState, deposits } from '@unisite/shared/contract/deposits';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Link, useLocation } from '@unisite/shared/navigation';
import { Amount, type Column, Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { dayOf } from '../../days/day.ts';
import styles from '../Cash.module.css';
import { cashPath } from '../cashPlace.ts';
import { HistoryPanel, pageSize } from '../history/HistoryPanel.tsx';
import { readHistory } from '../history/historyPlace.ts';
import { DepositTag } from '../StateTag.tsx';
import { methodIcons } from './MethodChoice.tsx';

const states = depositState.options;

/** The member's deposits. */
export function DepositHistory(): ReactElement {
  const t = useText();
  const format = useFormat();
  const today = dayOf(new Date());
  const filters = readHistory(useLocation().search, states, today);
  const { state, range, page } = filters;
  const list = useOperation(
    deposits,
    { page, pageSize, ...range, ...(state ? { state } : {}) },
    { keepPrevious: true, staleTime: 0 },
  );
  const money = (amount: number) => <Amount value={format.money(amount, { whole: true })} />;
  const columns: Column<Deposit>[] = [
    {
      key: 'reference',
      head: t('record.reference'),
      cell: (row) => (
        <span className="who">
          <span className={styles.mark}>
            <Icon name={methodIcons[row.method]} />
          </span>
          <span className={styles.name}>
            <Link to={cashPath('deposit', { view: 'one', id: row.id })}>{row.reference}</Link>
            <small>{t(`deposit.method.${row.method}`)}</small>
          </span>
        </span>
      ),
    },
    {
      key: 'at',
      head: t('record.time'),
      className: 'muted',
      cell: ({ at }) => (
        <time className="num" dateTime={at}>
          {format.dateTime(at)}
        </time>
      ),
    },
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
      cell: (row) => money(row.received ?? row.amount),
    },
    { key: 'state', head: t('cash.state'), end: true, cell: (row) => <DepositTag state={row.state} /> },
  ];
  return <HistoryPanel of="deposit" filters={filters} states={states} today={today} list={list} columns={columns} />;
}
