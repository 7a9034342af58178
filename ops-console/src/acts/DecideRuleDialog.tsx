import { audit, decideGuardedChange, matrix, pendingActs, teams } from '@unisite/shared/contract/operators';
import type { PendingRule } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { refresh, useSending } from '../api/queries.ts';
import { useActorName } from '../words/useActorName.ts';
import { closeDialog } from './question.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useReasonForm } from './useReasonForm.ts';
import { useRuleText } from './useRuleText.ts';

interface DecideRuleDialogProps {
  pending: PendingRule;
  decision: 'approve' | 'withdraw';
}

/** Approves a rule that another operator proposed, or takes it away. */
export function DecideRuleDialog({ pending, decision }: DecideRuleDialogProps): ReactElement {
  const t = useText();
  const who = useActorName();
  const decide = useSending(decideGuardedChange);
  const { id, rule, by, why: reason } = pending;
  const { what, details } = useRuleText(rule);
  const approves = decision === 'approve';
  const form = useReasonForm({
    values: {},
    submit: async ({ why }) => {
      try {
        await decide.send({ id, decision, why });
        closeDialog();
        toastStore.show({
          tone: approves ? 'won' : 'info',
          icon: 'check',
          title: t(`decide.done.${decision}`),
          text: what,
        });
      } finally {
        // whoever was first, what waits is no longer what it was
        void refresh(pendingActs, matrix, teams, audit);
      }
    },
  });
  return (
    <ReasonDialog
      title={t(`decide.title.${decision}`)}
      icon={approves ? 'check-circle' : 'x-circle'}
      words={[
        what,
        ...(approves ? details : []),
        t('decide.by', { who: who(by), why: reason }),
        t(approves ? 'decide.approvedNow' : 'rules.stays'),
      ]}
      confirm={t(`decide.${decision}`)}
      danger={!approves}
      form={form}
      error={decide.error}
    />
  );
}
