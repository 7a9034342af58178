import { invalidate, useAction, useOperation } from '@unisite/shared/api';
import {
  type AgentContract,
  agentContracts,
  type ContractGames,
  type ContractKind,
  contractGames,
  MAX_TIERS,
  offerContract,
} from '@unisite/shared/contract/agentContracts';
import { agentTeam } from '@unisite/shared/contract/agentTeam';
import { refusalSentence } from '@unisite/shared/contract/refusalSentence';
import { useLanguage, useText } from '@unisite/shared/i18n';
import { Button, Checkbox, Dialog, Notice, Select, TextField, toastStore } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import styles from './Contracts.module.css';
import { emptyTier, type TierDraft, termsOf } from './tierDraft.ts';
import { useContractText } from './useContractText.ts';

/** Number of direct agents suggested; others can be typed. */
const SUGGESTED = '100';
const AGENTS = 'contract-agents';

interface OfferDialogProps {
  kind: ContractKind;
  /** The agent's own contracts of the kind; what it gives is paid from one of them. */
  own: readonly AgentContract[];
  onClose: () => void;
}

/**
 * Offers a contract to a direct downline agent. The platform names the contracts that it would end, which the agent
 * confirms.
 */
export function OfferDialog({ kind, own, onClose }: OfferDialogProps): ReactElement {
  const t = useText();
  const language = useLanguage();
  const { gamesText, topRate } = useContractText();
  const team = useOperation(agentTeam, { kind: 'agent', sort: 'account', order: 'asc', pageSize: SUGGESTED });
  const send = useAction(offerContract);
  const [account, setAccount] = useState('');
  const [chosen, setChosen] = useState<ContractGames>(own[0]?.games ?? 'ALL');
  const [base, setBase] = useState('');
  const [tiers, setTiers] = useState<readonly TierDraft[]>([emptyTier(0)]);
  const [isSeen, setSeen] = useState(false);
  const from = own.find((one) => one.games === chosen) ?? own.find((one) => one.games === 'ALL');
  const terms = termsOf(kind, from?.terms.fee ?? 0, base, tiers);
  const ends = send.data?.id === null ? send.data.ends : [];
  /** the named endings apply to what was sent, not to edits since */
  const changed = (make: () => void) => {
    send.reset();
    setSeen(false);
    make();
  };
  const change = (id: number, part: Partial<TierDraft>) =>
    setTiers(tiers.map((tier) => (tier.id === id ? { ...tier, ...part } : tier)));
  const submit = () => {
    if (!terms) return;
    send.mutate(
      { kind, account, games: chosen, terms, ends: ends.map(({ id }) => id) },
      {
        onSuccess({ id }) {
          setSeen(false);
          if (id === null) return;
          void invalidate(agentContracts);
          toastStore.show({ icon: 'check', title: t('contract.offered', { account }) });
          onClose();
        },
      },
    );
  };
  const asks =
    kind === 'dividend'
      ? (['turnover', 'netLoss', 'active', 'rate'] as const)
      : (['turnover', 'active', 'rate'] as const);
  return (
    <Dialog
      open
      icon="document"
      title={t('contract.offer')}
      dismissible={!send.isPending}
      onClose={onClose}
      foot={
        <>
          <Button variant="outline" disabled={send.isPending} onClick={onClose}>
            {t('contract.cancel')}
          </Button>
          <Button
            variant={ends.length > 0 ? 'danger' : 'primary'}
            busy={send.isPending}
            disabled={!terms || account === '' || (ends.length > 0 && !isSeen)}
            onClick={submit}
          >
            {ends.length > 0 ? t('contract.sendAndEnd', { count: ends.length }) : t('contract.send')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('contract.downline')}
        hint={t('contract.choose')}
        list={AGENTS}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={account}
        onChange={({ target }) => changed(() => setAccount(target.value.trim().toLowerCase()))}
      />
      <datalist id={AGENTS}>
        {team.data?.rows.map((row) => (
          <option key={row.account} value={row.account} />
        ))}
      </datalist>
      <Select
        label={t('contract.games')}
        options={contractGames.options.map((one) => ({ value: one, label: gamesText(one) }))}
        value={chosen}
        onChange={({ target }) =>
          changed(() => setChosen(contractGames.options.find((one) => one === target.value) ?? 'ALL'))
        }
      />
      {from && <p className="soft">{t('contract.yours', { rate: topRate(kind, from.terms) })}</p>}
      {kind !== 'dividend' && (
        <TextField
          label={t(kind === 'realtime' ? 'contract.rateWage' : 'contract.baseWage')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          value={base}
          onChange={({ target }) => changed(() => setBase(target.value))}
        />
      )}
      {kind !== 'realtime' && (
        <>
          {tiers.map((tier, index) => (
            <fieldset key={tier.id} className={styles.tier}>
              <legend>{t('contract.tier', { number: index + 1 })}</legend>
              {asks.map((name) => (
                <TextField
                  key={name}
                  label={t(
                    name === 'rate'
                      ? `contract.${kind === 'dividend' ? 'ratePercent' : 'rateWage'}`
                      : `contract.${name}From`,
                  )}
                  inputMode={name === 'rate' ? 'decimal' : 'numeric'}
                  autoComplete="off"
                  maxLength={20}
                  value={tier[name]}
                  onChange={({ target }) => changed(() => change(tier.id, { [name]: target.value }))}
                />
              ))}
              {tiers.length > 1 && (
                <Button
                  size="sm"
                  variant="quiet"
                  icon="trash"
                  aria-label={t('contract.removeTierOf', { number: index + 1 })}
                  onClick={() => changed(() => setTiers(tiers.filter(({ id }) => id !== tier.id)))}
                >
                  {t('contract.removeTier')}
                </Button>
              )}
            </fieldset>
          ))}
          {tiers.length < MAX_TIERS && (
            <Button
              size="sm"
              variant="outline"
              icon="plus"
              onClick={() => setTiers([...tiers, emptyTier((tiers.at(-1)?.id ?? 0) + 1)])}
            >
              {t('contract.addTier')}
            </Button>
          )}
          <p className="soft">{t('contract.wholeAmount')}</p>
        </>
      )}
      {ends.length > 0 && (
        <Notice tone="error">
          <p>{t('contract.ends', { account })}</p>
          <ul>
            {ends.map((one) => (
              <li key={one.id}>
                HD-{one.id}: {one.upline} – {one.downline}, {gamesText(one.games)}, {topRate(kind, one.terms)}
              </li>
            ))}
          </ul>
          <Checkbox checked={isSeen} onChange={({ target }) => setSeen(target.checked)}>
            {t('contract.endsSeen', { count: ends.length })}
          </Checkbox>
        </Notice>
      )}
      {send.error && <Notice tone="error">{refusalSentence(send.error, language)}</Notice>}
    </Dialog>
  );
}
