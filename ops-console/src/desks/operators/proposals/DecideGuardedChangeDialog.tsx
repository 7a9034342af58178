import { audit, decideGuardedChange, matrix, pendingActs } from '@unisite/shared/contract/operators';
import { teams } from '@unisite/shared/contract/operatorsTeams';
import type { PendingRule } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { ReasonDialog } from '../../../acts/ReasonDialog.tsx';
import { useDecisionForm } from '../../../acts/useDecisionForm.ts';
import { useSending } from '../../../frame/api/queries.ts';
import { useActorName } from '../../../frame/words/useActorName.ts';
import { useGuardedChangeText } from './useGuardedChangeText.ts';

interface DecideGuardedChangeDialogProps {
  pending: PendingRule;
  decision: 'approve' | 'withdraw';
}

/** Approves a guarded change that another operator proposed, or withdraws it. */
export function DecideGuardedChangeDialog({ pending, decision }: DecideGuardedChangeDialogProps): ReactElement {
  const t = useText();
  const who = useActorName();
  const decide = useSending(decideGuardedChange);
  const { id, rule, by, why: reason } = pending;
  const { what, details } = useGuardedChangeText(rule);
  const approves = decision === 'approve';
  const form = useDecisionForm({
    send: (why) => decide.send({ id, decision, why }),
    approves,
    done: { icon: 'check', title: t(`decide.done.${decision}`), text: what },
    stale: [pendingActs, matrix, teams, audit],
  });
  return (
    <ReasonDialog
      title={t(`decide.title.${decision}`)}
      icon={approves ? 'check-circle' : 'x-circle'}
      consequences={[
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
