import type { DeskContract } from '@unisite/shared/contract/operatorsAgents';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Tag, type TagProps } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DialogButton } from '../../../acts/DialogButton.tsx';
import rows from '../../../frame/cards/Rows.module.css';
import { useContractText } from './useContractText.ts';

const tones: Readonly<Record<DeskContract['state'], TagProps['tone']>> = {
  offered: 'sky',
  accepted: 'jade',
  cancelAsked: 'gold',
  rejected: undefined,
  withdrawn: undefined,
  ended: undefined,
};

/** Contracts with their state; the house's can be ended, or kept if their agent asked to end them. */
export function ContractRows({ contracts }: { contracts: readonly DeskContract[] }): ReactElement {
  return (
    <ul className={rows.rows}>
      {contracts.map((contract) => (
        <li key={contract.id}>
          <ContractWords contract={contract} />
          <ContractActs contract={contract} />
        </li>
      ))}
    </ul>
  );
}

function ContractWords({ contract }: { contract: DeskContract }): ReactElement {
  const t = useText();
  const format = useFormat();
  const words = useContractText();
  const { id, games, period, terms, state, askedBy, from, to } = contract;
  return (
    <div className={rows.text}>
      <div className="row">
        <Tag tone={tones[state]}>{t(`agentContracts.state.${state}`)}</Tag>
        <strong>{words.kind(contract.contract)}</strong>
        <span>{words.pair(contract)}</span>
      </div>
      <p>{words.terms(contract.contract, terms).join(' · ')}</p>
      <p className="muted">
        {[
          t('agentDesk.number', { id }),
          words.games(games),
          t(`agentContracts.period.${period}`),
          ...(from === null ? [] : [t('agentContracts.from', { day: format.date(from) })]),
          ...(to === null ? [] : [t('agentContracts.to', { day: format.date(to) })]),
          ...(askedBy === null ? [] : [t(`agentContracts.askedBy.${askedBy}`)]),
        ].join(' · ')}
      </p>
    </div>
  );
}

function ContractActs({ contract }: { contract: DeskContract }): ReactElement | null {
  const t = useText();
  const { id, upline, state, askedBy } = contract;
  const isOpen = state === 'offered' || state === 'accepted' || state === 'cancelAsked';
  if (upline !== null || !isOpen) return null;
  const ends = state === 'offered' ? 'withdraw' : 'end';
  return (
    <div className="row">
      {askedBy === 'downline' && (
        <DialogButton
          size="sm"
          variant="outline"
          aria-label={t('agentContracts.keepOf', { id })}
          request={{ kind: 'agents', ask: { act: 'keep', contract } }}
        >
          {t('agentContracts.keep')}
        </DialogButton>
      )}
      <DialogButton
        size="sm"
        variant="outline"
        aria-label={t(`agentContracts.${ends}Of`, { id })}
        request={{ kind: 'agents', ask: { act: 'end', contract } }}
      >
        {t(`agentContracts.${ends}`)}
      </DialogButton>
    </div>
  );
}
