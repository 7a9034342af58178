import './agentTexts.ts';
import type { ContractKind } from '@unisite/shared/contract/contractTerms';
import { audit } from '@unisite/shared/contract/operators';
import {
  contractDesk,
  disableContractKind,
  enableContractKind,
  oneAgent,
} from '@unisite/shared/contract/operatorsAgents';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import { useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../acts/ReasonDialog.tsx';
import { useNotifyProposed } from '../../../acts/useNotifyProposed.ts';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../frame/api/queries.ts';
import type { NamedAgent } from './agentAsk.ts';
import { useContractText } from './useContractText.ts';

interface ContractKindDialogProps {
  act: 'enable' | 'disable';
  agent: NamedAgent;
  contract: ContractKind;
}

/** Confirms enabling a kind of contract, which needs a second operator, or disabling it. */
export function ContractKindDialog({ act, agent, contract }: ContractKindDialogProps): ReactElement {
  const t = useText();
  const words = useContractText();
  const notifyProposed = useNotifyProposed();
  const enable = useSending(enableContractKind);
  const disable = useSending(disableContractKind);
  const values = { kind: words.kind(contract), account: agent.account };
  const title = t(`agentAsk.${act}Title`, values);
  const form = useReasonForm({
    values: {},
    submit: async ({ why }) => {
      const asked = { id: agent.id, contract, why };
      try {
        if (act === 'enable') {
          await enable.send(asked);
          closeDialog();
          return notifyProposed(title);
        }
        const { ended } = await disable.send(asked);
        closeDialog();
        const said = t('agentAsk.disableDone', { count: ended });
        toastStore.show({ tone: 'won', icon: 'check', title: said, text: title });
      } finally {
        void refresh(oneAgent, contractDesk, proposals, audit);
      }
    },
  });
  const isDisabling = act === 'disable';
  return (
    <ReasonDialog
      title={title}
      icon={isDisabling ? 'block' : 'play'}
      consequences={
        isDisabling
          ? [t('agentAsk.disableMeans', values), t('agentAsk.disableOffers')]
          : [t('agentAsk.enableMeans', values), t('proposals.waits')]
      }
      confirm={t(isDisabling ? 'oneAgent.disable' : 'act.propose')}
      danger={isDisabling}
      form={form}
      error={isDisabling ? disable.error : enable.error}
    />
  );
}
