import type { TeamMovementKind } from '@unisite/shared/contract/agentReports';
import type { Format, TextOf } from '@unisite/shared/i18n';
import { Amount, Avatar, type Column, classNames, type IconName, Tag } from '@unisite/shared/ui';
import styles from '../team/Team.module.css';
import own from './Transactions.module.css';
import type { Movement } from './transactionFilters.ts';

const icons: Readonly<Record<TeamMovementKind, IconName>> = {
  deposit: 'deposit',
  depositReversal: 'rollback',
  withdrawal: 'withdraw',
  withdrawalReturn: 'rollback',
  lineTransfer: 'swap',
  rebate: 'cashback',
  bonus: 'gift',
};

/** Table columns of the team's wallet movements. */
export const transactionColumns = (t: TextOf, format: Format): Column<Movement>[] => [
  {
    key: 'account',
    head: t('team.account'),
    className: classNames(styles.person, own.account),
    cell: ({ account, nickname, avatar }) => (
      <div className="who">
        <Avatar name={account} src={avatar} size={34} />
        <span className={styles.name}>
          <b>{account}</b>
          <small>{nickname === account ? '' : nickname}</small>
        </span>
      </div>
    ),
  },
  {
    key: 'at',
    head: t('transactions.at'),
    label: t('transactions.at'),
    cell: ({ at }) => (
      <time className="num" dateTime={at}>
        {format.dateTime(at)}
      </time>
    ),
  },
  {
    key: 'kind',
    head: t('transactions.kind'),
    label: t('transactions.kind'),
    cell: ({ kind }) => (
      <Tag icon={icons[kind]} tone={kind === 'deposit' ? 'jade' : undefined}>
        {t(`movement.${kind}`)}
      </Tag>
    ),
  },
  {
    key: 'reference',
    head: t('transactions.reference'),
    label: t('transactions.reference'),
    className: 'muted',
    cell: ({ reference }) => <span className="num">{reference}</span>,
  },
  {
    key: 'amount',
    head: t('transactions.amount'),
    label: t('transactions.amount'),
    end: true,
    cell: ({ amount }) => (
      <Amount value={format.figures(amount, { whole: true, signed: true })} tone={amount > 0 ? 'up' : undefined} />
    ),
  },
  {
    key: 'balance',
    head: t('transactions.balance'),
    label: t('transactions.balance'),
    end: true,
    className: 'muted',
    cell: ({ balanceAfter }) => <span className="num">{format.figures(balanceAfter, { whole: true })}</span>,
  },
];
