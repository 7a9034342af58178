import type { AgentContract } from '@unisite/shared/contract/agentContracts';
import { noonOf } from '@unisite/shared/days';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Tag, type TagProps } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useContractText } from './useContractText.ts';

const tones: Readonly<Record<AgentContract['state'], TagProps['tone']>> = {
  offered: 'sky',
  accepted: 'jade',
  rejected: 'coral',
  withdrawn: undefined,
  cancelAsked: 'gold',
  ended: undefined,
};

/** The state of a contract, in a word. */
export function ContractState({ contract: { state, awaitsMe } }: { contract: AgentContract }): ReactElement {
  const t = useText();
  return (
    <Tag tone={tones[state]}>
      {t(state === 'offered' && awaitsMe ? 'contract.awaitsYou' : `contractState.${state}`)}
    </Tag>
  );
}

/** Payer, base, frequency and start of a contract. */
export function ContractSummary({ contract }: { contract: AgentContract }): ReactElement {
  const t = useText();
  const format = useFormat();
  const { gamesText } = useContractText();
  return (
    <dl className="facts">
      <dt>{t('contract.state')}</dt>
      <dd>
        <ContractState contract={contract} />
      </dd>
      <dt>{t('contract.paidBy')}</dt>
      <dd>{contract.upline ?? t('contract.house')}</dd>
      <dt>{t('contract.games')}</dt>
      <dd>{gamesText(contract.games)}</dd>
      <dt>{t('contract.period')}</dt>
      <dd>{t(`contractPeriod.${contract.period}`)}</dd>
      {contract.from && (
        <>
          <dt>{t('contract.from')}</dt>
          <dd className="num">{format.date(noonOf(contract.from))}</dd>
        </>
      )}
    </dl>
  );
}
