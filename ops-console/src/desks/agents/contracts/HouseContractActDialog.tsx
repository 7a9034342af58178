import './agentTexts.ts';
import { audit } from '@unisite/shared/contract/operators';
import {
  contractDesk,
  type DeskContract,
  endHouseContract,
  keepHouseContract,
  oneAgent,
} from '@unisite/shared/contract/operatorsAgents';
import { useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../acts/ReasonDialog.tsx';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../frame/api/queries.ts';

interface HouseContractActDialogProps {
  act: 'end' | 'keep';
  contract: DeskContract;
}

/** Confirms ending or keeping a contract of the house, or withdrawing its offer. */
export function HouseContractActDialog({ act, contract }: HouseContractActDialogProps): ReactElement {
  const t = useText();
  const end = useSending(endHouseContract);
  const keep = useSending(keepHouseContract);
  const { id, downline: account, state } = contract;
  const kind = act === 'keep' ? 'keep' : state === 'offered' ? 'withdraw' : 'end';
  const title = t(`agentAsk.${kind}Title`, { id, account });
  /** Resolves to the number of dependent contracts that end too. */
  const send = async (why: string): Promise<number> => {
    if (kind !== 'keep') return (await end.send({ id, why })).ended;
    await keep.send({ id, why });
    return 0;
  };
  const form = useReasonForm({
    values: {},
    submit: async ({ why }) => {
      try {
        const count = await send(why);
        closeDialog();
        const said = kind === 'end' ? t('agentAsk.endDone', { count }) : t(`agentAsk.${kind}Done`);
        toastStore.show({ tone: 'won', icon: 'check', title: said, text: account });
      } finally {
        void refresh(oneAgent, contractDesk, audit);
      }
    },
  });
  return (
    <ReasonDialog
      title={title}
      icon="document"
      consequences={[
        t(`agentAsk.${kind}Means`, { account }),
        ...(kind === 'end' ? [t('agentAsk.endFed', { account })] : []),
      ]}
      confirm={t(`agentContracts.${kind}`)}
      danger={kind !== 'keep'}
      form={form}
      error={kind === 'keep' ? keep.error : end.error}
    />
  );
}
