import './agentTexts.ts';
import { type ContractKind, contractGames } from '@unisite/shared/contract/contractTerms';
import { audit } from '@unisite/shared/contract/operators';
import { periodsOf } from '@unisite/shared/contract/operatorsAgentShape';
import { offerHouseContract, oneAgent } from '@unisite/shared/contract/operatorsAgents';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import { toInput } from '@unisite/shared/form';
import { useLanguage, useText } from '@unisite/shared/i18n';
import { Notice, Select, TextField } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { closeDialog } from '../../../acts/dialogs.ts';
import fields from '../../../acts/Fields.module.css';
import { ReasonDialog } from '../../../acts/ReasonDialog.tsx';
import { useNotifyProposed } from '../../../acts/useNotifyProposed.ts';
import { type ReasonForm, useReasonForm } from '../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../frame/api/queries.ts';
import type { NamedAgent } from './agentAsk.ts';
import { emptyOffer, offerOf, type TypedOffer } from './offerForm.ts';
import { TierFields } from './TierFields.tsx';
import { useContractText } from './useContractText.ts';

interface OfferDialogProps {
  agent: NamedAgent;
  /** At least one kind. */
  enabled: readonly ContractKind[];
}
type Ended = { readonly id: string; readonly upline: string; readonly downline: string };

/**
 * Proposes a contract of the house to a top-level agent. The platform names the contracts that it would end, for
 * confirmation.
 */
export function OfferDialog({ agent, enabled }: OfferDialogProps): ReactElement {
  const t = useText();
  const language = useLanguage();
  const words = useContractText();
  const notifyProposed = useNotifyProposed();
  const sending = useSending(offerHouseContract);
  const [ends, setEnds] = useState<readonly Ended[]>([]);
  const { account } = agent;
  const form = useReasonForm<TypedOffer>({
    values: emptyOffer(enabled[0] ?? 'daily'),
    validate: (typed) => ({ tiers: offerOf(typed, language) ? null : t('agentAsk.tiersWrong') }),
    submit: async ({ why, ...typed }) => {
      const offer = offerOf(typed, language);
      if (!offer) return;
      try {
        const value = await sending.send({ id: agent.id, offer, ends: ends.map(({ id }) => id), why });
        if (value.state === 'ends') return setEnds(value.ends);
        closeDialog();
        notifyProposed(t('agentAsk.offerTitle', { account }));
      } finally {
        void refresh(oneAgent, proposals, audit);
      }
    },
  });
  return (
    <ReasonDialog
      title={t('agentAsk.offerTitle', { account })}
      icon="document"
      consequences={[t('agentAsk.offerMeans', { account }), t('proposals.waits')]}
      confirm={t(ends.length > 0 ? 'agentAsk.sendAndEnd' : 'act.propose')}
      danger={ends.length > 0}
      form={form}
      error={sending.error}
      notice={
        ends.length > 0 && !sending.error ? (
          <Notice tone="warn">
            <p>{t('agentAsk.endsNotice', { account })}</p>
            <ul>
              {ends.map((one) => (
                <li key={one.id}>{t('agentAsk.endsPair', one)}</li>
              ))}
            </ul>
          </Notice>
        ) : undefined
      }
    >
      <Scope form={form} enabled={enabled} words={words} />
      {form.values.contract !== 'dividend' && (
        <TextField
          {...toInput(form.field('base'))}
          label={t('agentAsk.field.base')}
          inputMode="decimal"
          maxLength={8}
        />
      )}
      {form.values.contract !== 'realtime' && <TierFields form={form} />}
      {form.values.contract === 'dividend' && (
        <TextField {...toInput(form.field('fee'))} label={t('agentAsk.field.fee')} inputMode="decimal" maxLength={6} />
      )}
    </ReasonDialog>
  );
}

interface ScopeProps {
  form: ReasonForm<TypedOffer>;
  enabled: readonly ContractKind[];
  words: ReturnType<typeof useContractText>;
}

/** Kind, games and period. */
function Scope({ form, enabled, words }: ScopeProps): ReactElement {
  const t = useText();
  const { contract, games, period } = form.values;
  const choose = (kind: ContractKind) => {
    form.change('contract', kind);
    form.change('period', periodsOf[kind][0]);
  };
  return (
    <div className={fields.pair}>
      <Select
        label={t('agentAsk.field.contract')}
        value={contract}
        onChange={({ target }) => choose(enabled.find((one) => one === target.value) ?? contract)}
        options={enabled.map((value) => ({ value, label: words.kind(value) }))}
      />
      <Select
        label={t('agentAsk.field.games')}
        value={games}
        onChange={({ target }) =>
          form.change('games', contractGames.options.find((one) => one === target.value) ?? games)
        }
        options={contractGames.options.map((value) => ({ value, label: words.games(value) }))}
      />
      {periodsOf[contract].length > 1 && (
        <Select
          label={t('agentAsk.field.period')}
          value={period}
          onChange={({ target }) =>
            form.change('period', periodsOf[contract].find((one) => one === target.value) ?? period)
          }
          options={periodsOf[contract].map((value) => ({ value, label: t(`agentContracts.period.${value}`) }))}
        />
      )}
    </div>
  );
}
