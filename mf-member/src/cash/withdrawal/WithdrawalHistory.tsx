import { useOperation } from '@unisite/shared/api';
import { type Withdrawal, withdrawalState, withdrawals } from '@unisite/shared/contract/withdrawals';
import { useFormat, useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import { historyColumns } from '../history/historyColumns.tsx';
import { useHistory } from '../history/useHistory.ts';
import { WithdrawalTag } from '../StateTag.tsx';

/** The member's withdrawals. */
export function WithdrawalHistory(): ReactElement {
  const t = useText();
  const format = useFormat();
  const history = useHistory('withdrawal', withdrawalState.options);
  const list = useOperation(withdrawals, history.request, { keepPrevious: true, staleTime: 0 });
  const columns = historyColumns<Withdrawal>('withdrawal', t, format, {
    icon: () => 'withdraw',
    by: ({ bankAccount }) => `${bankAccount.bank.name} ${bankAccount.number}`,
    amount: ({ amount }) => amount,
    state: ({ state }) => <WithdrawalTag state={state} />,
  });
  return <HistoryPanel history={history} list={list} columns={columns} />;
}
