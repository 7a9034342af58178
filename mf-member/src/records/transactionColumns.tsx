import type { transactions } from '@unisite/shared/contract/members';
import type { ValueOf } from '@unisite/shared/contract/operation';
import type { Format, TextOf } from '@unisite/shared/i18n';
import { Amount, type Column, Tag } from '@unisite/shared/ui';
import { kindIcons } from './kindLook.ts';
import styles from './Records.module.css';
import { Subject } from './Subject.tsx';
import { timeColumn } from './timeColumn.tsx';

export type Transaction = ValueOf<typeof transactions>['rows'][number];

/** Table columns of the account record: subject, kind, time, balance, amount. */
export const transactionColumns = (t: TextOf, format: Format): Column<Transaction>[] => [
  {
    key: 'subject',
    head: t('transaction.subject'),
    cell: ({ kind, amount, subject, reference }) => (
      <Subject icon={kindIcons[kind]} into={amount > 0}>
        {subject}
        <small className={`not-phone ${styles.reference}`} title={reference}>
          {reference}
        </small>
        <small className="only-phone">{t(`kind.${kind}`)}</small>
      </Subject>
    ),
  },
  {
    key: 'kind',
    head: t('transaction.kind'),
    className: 'not-phone',
    cell: ({ kind }) => <Tag>{t(`kind.${kind}`)}</Tag>,
  },
  timeColumn(t, format),
  {
    key: 'balance',
    head: t('transaction.balance'),
    label: t('transaction.balanceShort'),
    end: true,
    className: 'soft',
    cell: ({ balanceAfter }) => <Amount value={format.money(balanceAfter, { whole: true })} />,
  },
  {
    key: 'amount',
    head: t('transaction.amount'),
    end: true,
    className: ({ amount }) => (amount > 0 ? 'up' : undefined),
    cell: ({ amount }) => (
      <span className={styles.amount}>
        <Amount value={format.money(amount, { whole: true, signed: true })} />
      </span>
    ),
  },
];
