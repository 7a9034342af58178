import { invalidate, useAction } from '@unisite/shared/api';
import { type AgentContract, agentContracts, answerContract } from '@unisite/shared/contract/agentContracts';
import type { RequestOf } from '@unisite/shared/contract/operation';
import { refusalSentence } from '@unisite/shared/contract/refusalSentence';
import { useLanguage, useText } from '@unisite/shared/i18n';
import { Button, ConfirmDialog, toastStore } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';

type Act = RequestOf<typeof answerContract>['act'];

interface ContractActsProps {
  contract: AgentContract;
  /** The reader's side of the contract. */
  side: 'upline' | 'downline';
}

function actsOf({ state, awaitsMe, upline }: AgentContract, side: ContractActsProps['side']): readonly Act[] {
  if (state === 'offered') return side === 'upline' ? ['withdraw'] : ['accept', 'reject'];
  if (state === 'cancelAsked') return awaitsMe ? ['confirmCancel', 'keep'] : [];
  return state === 'accepted' && upline !== null ? ['askCancel'] : [];
}

const gentle: readonly Act[] = ['accept', 'keep'];

/** Actions on a contract in its state, each with a confirmation. */
export function ContractActs({ contract, side }: ContractActsProps): ReactElement {
  const t = useText();
  const language = useLanguage();
  const [asked, ask] = useState<Act | null>(null);
  const answer = useAction(answerContract);
  const close = () => {
    answer.reset();
    ask(null);
  };
  const send = (act: Act) =>
    answer.mutate(
      { kind: contract.kind, id: contract.id, act },
      {
        onSuccess() {
          toastStore.show({ icon: 'check', title: t(`contractDone.${act}`) });
          ask(null);
        },
        onSettled: () => void invalidate(agentContracts),
      },
    );
  return (
    <span className="row row--tight">
      {actsOf(contract, side).map((act) => (
        <Button key={act} size="sm" variant={act === 'accept' ? 'primary' : 'outline'} onClick={() => ask(act)}>
          {t(`contractAct.${act}`)}
        </Button>
      ))}
      {asked && (
        <ConfirmDialog
          open
          icon="document"
          title={t(`contractAct.${asked}`)}
          text={
            answer.error
              ? refusalSentence(answer.error, language)
              : t(`contractAsk.${asked}`, { account: contract.downline })
          }
          confirm={t(`contractAct.${asked}`)}
          danger={!gentle.includes(asked)}
          busy={answer.isPending}
          onConfirm={() => send(asked)}
          onClose={close}
        />
      )}
    </span>
  );
}
