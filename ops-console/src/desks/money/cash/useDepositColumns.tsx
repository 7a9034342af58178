import type { DepositState } from '@unisite/shared/contract/deposits';
import type { OperatorDeposit } from '@unisite/shared/contract/operatorsDeposits';
import { useFormat, useText } from '@unisite/shared/i18n';
import type { TagProps } from '@unisite/shared/ui';
import type { CashColumn } from './desk/CashTable.tsx';
import { RequestCell } from './desk/RequestCell.tsx';
import { useStandingColumns } from './desk/useStandingColumns.tsx';

const tones: Readonly<Partial<Record<DepositState, NonNullable<TagProps['tone']>>>> = {
  pending: 'gold',
  confirmed: 'jade',
  failed: 'coral',
  chargedBack: 'coral',
};

/** Columns of a deposit. */
export function useDepositColumns(): readonly CashColumn<OperatorDeposit>[] {
  const t = useText();
  const format = useFormat();
  const money = (value: number) => format.money(value, { whole: true });
  const { member, ...standing } = useStandingColumns();
  return [
    {
      key: 'request',
      head: t('cashDesk.request'),
      cell: (row) => <RequestCell request={row} tone={tones[row.state]} state={t(`depositDesk.state.${row.state}`)} />,
    },
    member,
    {
      key: 'method',
      head: t('depositDesk.method'),
      cell: ({ method, received, amount, credited, reason }) => (
        <>
          <span>{t(`depositDesk.methods.${method}`)}</span>
          {received !== null && <small>{t('depositDesk.credited', { amount: money(credited) })}</small>}
          {received !== null && received !== amount && (
            <small>{t('depositDesk.came', { amount: money(received) })}</small>
          )}
          {reason && <small>{reason}</small>}
        </>
      ),
    },
    ...Object.values(standing),
  ];
}
