import type { OperatorWithdrawal } from '@unisite/shared/contract/operatorsCash';
import type { WithdrawalState } from '@unisite/shared/contract/withdrawals';
import { useText } from '@unisite/shared/i18n';
import type { TagProps } from '@unisite/shared/ui';
import type { CashColumn } from './desk/CashTable.tsx';
import { RequestCell } from './desk/RequestCell.tsx';
import { useStandingColumns } from './desk/useStandingColumns.tsx';

const tones: Readonly<Partial<Record<WithdrawalState, NonNullable<TagProps['tone']>>>> = {
  requested: 'gold',
  approved: 'sky',
  paid: 'sky',
  partial: 'coral',
  notReceived: 'coral',
  received: 'jade',
  returned: 'jade',
};

/** Columns of a withdrawal, besides its acts. */
export function useWithdrawalColumns(): readonly CashColumn<OperatorWithdrawal>[] {
  const t = useText();
  const { member, ...standing } = useStandingColumns();
  return [
    {
      key: 'request',
      head: t('cashDesk.request'),
      cell: (row) => <RequestCell request={row} tone={tones[row.state]} state={t(`withdrawals.state.${row.state}`)} />,
    },
    member,
    {
      key: 'payee',
      head: t('withdrawals.account'),
      cell: ({ bankAccount, accountNumber, holder }) => (
        <>
          <span>{bankAccount.bank.name}</span>
          <span className="num">{accountNumber}</span>
          <small>{holder}</small>
        </>
      ),
    },
    ...Object.values(standing),
  ];
}
