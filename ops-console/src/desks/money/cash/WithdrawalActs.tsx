import type { OperatorWithdrawal, WithdrawalAct } from '@unisite/shared/contract/operatorsCash';
import type { WithdrawalState } from '@unisite/shared/contract/withdrawals';
import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { DialogButton } from '../../../acts/DialogButton.tsx';
import { isGuarded } from './takesTwo.ts';

const ofDispute: readonly WithdrawalAct[] = ['returnMissing', 'forceReceipt', 'askBank'];
/** Possible acts by state of a withdrawal, the usual one first. */
const acts: Readonly<Record<WithdrawalState, readonly WithdrawalAct[]>> = {
  requested: ['approve', 'reject'],
  approved: ['markPaid'],
  paid: ['forceReceipt'],
  partial: ofDispute,
  notReceived: ofDispute,
  received: [],
  returned: [],
  rejected: [],
};

/** Buttons of the possible decisions on a withdrawal. */
export function WithdrawalActs({ withdrawal }: { withdrawal: OperatorWithdrawal }): ReactElement {
  const t = useText();
  const { reference, state, proposal } = withdrawal;
  const possible = acts[state].filter((act) => !proposal || !isGuarded(act));
  return (
    <>
      {possible.map((act) => (
        <DialogButton
          key={act}
          size="sm"
          variant={act === acts[state][0] ? 'primary' : 'outline'}
          aria-label={t('cash.actOn', { act: t(`cash.act.${act}`), reference })}
          request={{ kind: 'withdrawal', withdrawal, act }}
        >
          {t(`cash.act.${act}`)}
        </DialogButton>
      ))}
    </>
  );
}
