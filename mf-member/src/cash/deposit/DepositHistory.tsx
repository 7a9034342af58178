import { useOperation } from '@unisite/shared/api';
import { type Deposit, depositState, deposits } from '@unisite/shared/contract/deposits';
import { useFormat, useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import { historyColumns } from '../history/historyColumns.tsx';
import { useHistory } from '../history/useHistory.ts';
import { DepositTag } from '../StateTag.tsx';
import { methodIcons } from './MethodChoice.tsx';

/** The member's deposits. */
export function DepositHistory(): ReactElement {
  const t = useText();
  const format = useFormat();
  const history = useHistory('deposit', depositState.options);
  const list = useOperation(deposits, history.request, { keepPrevious: true, staleTime: 0 });
  const columns = historyColumns<Deposit>('deposit', t, format, {
    icon: ({ method }) => methodIcons[method],
    by: ({ method }) => t(`deposit.method.${method}`),
    amount: ({ amount, received }) => received ?? amount,
    state: ({ state }) => <DepositTag state={state} />,
  });
  return <HistoryPanel history={history} list={list} columns={columns} />;
}
