import {
  type Correction,
  corrections,
  decideCorrection,
  memberBalance,
} from '@unisite/shared/contract/operatorsCorrections';
import { useFormat, useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { decisionIcons, type ProposalDecision } from '../../../../acts/proposalDecision.ts';
import { ReasonDialog } from '../../../../acts/ReasonDialog.tsx';
import { useDecisionForm } from '../../../../acts/useDecisionForm.ts';
import { useOperation, useSending } from '../../../../frame/api/queries.ts';
import { BalanceTooLow } from './CorrectBalanceDialog.tsx';

interface DecideCorrectionDialogProps {
  correction: Correction;
  decision: ProposalDecision;
}

/** Confirms a decision on a correction: amount, balances before and after, and reason. */
export function DecideCorrectionDialog({ correction, decision }: DecideCorrectionDialogProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const decide = useSending(decideCorrection);
  const { id, reference, member, direction, amount, askedBy, why: reason, sentence } = correction;
  const approves = decision === 'approve';
  const { data: now } = useOperation(memberBalance, { id: member.id }, { enabled: approves });
  const values = { reference, account: member.account, amount: format.money(amount) };
  const form = useDecisionForm({
    send: (why) => decide.send({ id, decision, why }),
    approves,
    done: { icon: decisionIcons[decision], title: t(`corrections.done.${decision}`, values) },
    stale: [corrections, memberBalance],
  });
  return (
    <ReasonDialog
      title={t(`corrections.ask.${decision}`, values)}
      icon={decisionIcons[decision]}
      consequences={
        approves
          ? [
              t(`corrections.means.${direction}`, values),
              ...(now ? [t('corrections.now', { balance: format.money(now.main) })] : []),
              t('decide.by', { who: askedBy, why: reason }),
              t('corrections.reads', { sentence }),
              t('corrections.atOnce'),
            ]
          : [t(`corrections.means.${direction}`, values), t('corrections.nothing')]
      }
      confirm={t(`corrections.act.${decision}`)}
      danger={!approves}
      form={form}
      error={decide.error}
      notice={decide.error?.code === 'INSUFFICIENT_BALANCE' ? <BalanceTooLow /> : undefined}
    />
  );
}
