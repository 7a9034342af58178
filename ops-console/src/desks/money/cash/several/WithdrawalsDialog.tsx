import '../cashDeskTexts.ts';
import { cashDesk, decideWithdrawal, type OperatorWithdrawal } from '@unisite/shared/contract/operatorsCash';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import { useFormat, useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { call } from '../../../../frame/api/call.ts';
import { refresh } from '../../../../frame/api/queries.ts';
import { takesTwo } from '../takesTwo.ts';
import { SeveralDialog } from './SeveralDialog.tsx';

interface WithdrawalsDialogProps {
  withdrawals: readonly OperatorWithdrawal[];
  act: 'approve' | 'reject';
}

/** Approves or rejects several requests, each as a separate decision. */
export function WithdrawalsDialog({ withdrawals, act }: WithdrawalsDialogProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const count = withdrawals.length;
  const waits = withdrawals.filter((withdrawal) => takesTwo(withdrawal, act)).length;
  const sumOf = (part: 'amount' | 'paidOut') =>
    format.money(
      withdrawals.reduce((sum, one) => sum + one[part], 0),
      { whole: true },
    );
  return (
    <SeveralDialog
      title={t(`cashDesk.several.${act}`, { count, amount: sumOf('amount') })}
      icon={act === 'approve' ? 'check' : 'block'}
      rows={withdrawals}
      consequences={[
        t(`cashDesk.severalMean.${act}`, { amount: sumOf(act === 'approve' ? 'paidOut' : 'amount') }),
        ...(waits > 0 ? [t('cashDesk.severalWait', { count: waits })] : []),
        t(`withdrawals.told.${act}`),
        t('cashDesk.eachByItself'),
      ]}
      confirm={t(`cashDesk.severalDo.${act}`, { count })}
      danger={act === 'reject'}
      decide={async ({ id, state }, why, key) => {
        const { proposal } = await call(decideWithdrawal, { id, act, why, key, seen: state });
        return proposal && act === 'approve' ? 'proposed' : 'done';
      }}
      onSent={() => void refresh(cashDesk, proposals)}
    />
  );
}
