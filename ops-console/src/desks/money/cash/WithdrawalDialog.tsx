import './cashDeskTexts.ts';
import {
  cashDesk,
  decideWithdrawal,
  type OperatorWithdrawal,
  type WithdrawalAct,
} from '@unisite/shared/contract/operatorsCash';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import { useFormat, useText } from '@unisite/shared/i18n';
import { type IconName, toastStore } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { closeDialog } from '../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../acts/ReasonDialog.tsx';
import { useNotifyProposed } from '../../../acts/useNotifyProposed.ts';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../frame/api/queries.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { DisputeFigures } from './DisputeFigures.tsx';
import { takesTwo } from './takesTwo.ts';

const icons: Readonly<Record<WithdrawalAct, IconName>> = {
  approve: 'check',
  reject: 'block',
  markPaid: 'send',
  askBank: 'refresh',
  returnMissing: 'rollback',
  forceReceipt: 'lock',
};
/** Somebody else was first. */
const overtaken = ['ALREADY_CLOSED', 'PROVIDER_ALREADY_QUERIED'];
const dangerous: readonly WithdrawalAct[] = ['reject', 'returnMissing', 'forceReceipt'];

interface WithdrawalDialogProps {
  withdrawal: OperatorWithdrawal;
  act: WithdrawalAct;
}

/**
 * Confirms a decision on a withdrawal: its effect, with figures for a dispute, and the reason, which the member usually
 * reads.
 */
export function WithdrawalDialog({ withdrawal, act }: WithdrawalDialogProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const decide = useSending(decideWithdrawal);
  const notifyProposed = useNotifyProposed();
  const [key] = useState(() => crypto.randomUUID());
  const waits = takesTwo(withdrawal, act);
  const money = (value: number) => format.money(value, { whole: true });
  const { reference, returnable } = withdrawal;
  const code = decide.error?.code;
  const seenAsked = withdrawal.events.filter((event) => event.act === 'providerQueried').length;
  const back = act === 'returnMissing' ? returnable : null;
  const values = {
    reference,
    amount: money(withdrawal.amount),
    paidOut: money(withdrawal.paidOut),
    back: money((back?.missing ?? 0) + (back?.fee ?? 0)),
    holder: withdrawal.holder,
    account: withdrawal.member.account,
  };
  const form = useReasonForm({
    values: {},
    submit: async ({ why }) => {
      try {
        await decide.send({
          id: withdrawal.id,
          act,
          why,
          key,
          seen: withdrawal.state,
          ...(act === 'askBank' ? { seenAsked } : {}),
        });
        closeDialog();
        if (waits) return notifyProposed(t('cash.actOn', { act: t(`cash.act.${act}`), reference }));
        toastStore.show({ tone: 'won', icon: icons[act], title: t(`withdrawals.done.${act}`, values) });
      } finally {
        // whether done or overtaken, the list has changed
        void refresh(cashDesk, proposals);
      }
    },
  });
  return (
    <ReasonDialog
      title={t(`withdrawals.ask.${act}`, values)}
      icon={icons[act]}
      consequences={[
        t(`withdrawals.means.${act}`, values),
        t(`withdrawals.told.${act}`, values),
        ...(waits ? [t('proposals.waits')] : []),
      ]}
      confirm={t(waits ? 'corrections.send' : `cash.act.${act}`)}
      danger={dangerous.includes(act)}
      form={form}
      error={decide.error}
      notice={
        code && overtaken.includes(code) ? (
          <ConflictNotice reference={reference} asked={code === 'PROVIDER_ALREADY_QUERIED'} />
        ) : undefined
      }
    >
      {returnable && <DisputeFigures withdrawal={withdrawal} back={back} />}
    </ReasonDialog>
  );
}
