import type { AgentContract } from '@unisite/shared/contract/agentContracts';
import { noonOf } from '@unisite/shared/days';
import { useFormat, useText } from '@unisite/shared/i18n';
import { type Column, EmptyState, Table, VisuallyHidden } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useMayChange } from '../centre/useMayChange.ts';
import { ContractActs } from './ContractActs.tsx';
import { ContractState } from './ContractSummary.tsx';
import { useContractText } from './useContractText.ts';

/** Contracts with direct downline agents, newest first. */
export function ContractsTable({ contracts }: { contracts: readonly AgentContract[] }): ReactElement {
  const t = useText();
  const format = useFormat();
  const mayChange = useMayChange();
  const { gamesText, topRate } = useContractText();
  const columns: Column<AgentContract>[] = [
    {
      key: 'downline',
      head: t('contract.downline'),
      cell: ({ downline, id }) => (
        <>
          <b>{downline}</b> <small className="muted num">HD-{id}</small>
        </>
      ),
    },
    {
      key: 'games',
      head: t('contract.games'),
      label: t('contract.games'),
      cell: ({ games }) => gamesText(games),
    },
    {
      key: 'top',
      head: t('contract.top'),
      label: t('contract.top'),
      end: true,
      cell: ({ kind, terms }) => <span className="num">{topRate(kind, terms)}</span>,
    },
    {
      key: 'from',
      head: t('contract.from'),
      label: t('contract.from'),
      cell: ({ from, to }) => (
        <span className="num">
          {from ? format.date(noonOf(from)) : '–'}
          {to && ` – ${format.date(noonOf(to))}`}
        </span>
      ),
    },
    {
      key: 'state',
      head: t('contract.state'),
      label: t('contract.state'),
      cell: (contract) => <ContractState contract={contract} />,
    },
    {
      key: 'acts',
      head: <VisuallyHidden>{t('contract.acts')}</VisuallyHidden>,
      end: true,
      cell: (contract) => mayChange && <ContractActs contract={contract} side="upline" />,
    },
  ];
  return (
    <Table
      caption={t('contract.given')}
      columns={columns}
      rows={contracts}
      rowKey={({ id }) => id}
      empty={<EmptyState picture="lantern" title={t('contract.noneGiven')} text={t('contract.noneGivenText')} />}
    />
  );
}
