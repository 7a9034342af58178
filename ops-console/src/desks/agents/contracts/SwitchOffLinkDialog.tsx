import './agentTexts.ts';
import { audit } from '@unisite/shared/contract/operators';
import { oneAgent, switchOffLink } from '@unisite/shared/contract/operatorsAgents';
import { useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../acts/ReasonDialog.tsx';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../frame/api/queries.ts';
import type { NamedAgent } from './agentAsk.ts';

/** Confirms switching off a registration link. */
export function SwitchOffLinkDialog({ agent, code }: { agent: NamedAgent; code: string }): ReactElement {
  const t = useText();
  const sending = useSending(switchOffLink);
  const form = useReasonForm({
    values: {},
    submit: async ({ why }) => {
      await sending.send({ id: agent.id, code, why });
      closeDialog();
      void refresh(oneAgent, audit);
      toastStore.show({ tone: 'won', icon: 'check', title: t('agentAsk.linkDone', { code }), text: agent.account });
    },
  });
  return (
    <ReasonDialog
      title={t('agentAsk.linkTitle', { code })}
      icon="link"
      visitors
      consequences={[t('agentAsk.linkMeans')]}
      confirm={t('oneAgent.switchOff')}
      danger
      form={form}
      error={sending.error}
    />
  );
}
