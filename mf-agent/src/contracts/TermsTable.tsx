import type { ContractKind, ContractTerms } from '@unisite/shared/contract/agentContracts';
import { useFormat, useText } from '@unisite/shared/i18n';
import { type Column, Table } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useContractText } from './useContractText.ts';

type Tier = ContractTerms['tiers'][number];

/** A contract's tiers with their rates; the tier reached applies to the whole amount. */
export function TermsTable({ kind, terms }: { kind: ContractKind; terms: ContractTerms }): ReactElement {
  const t = useText();
  const format = useFormat();
  const { rateText } = useContractText();
  const amount = (key: 'turnover' | 'netLoss'): Column<Tier> => ({
    key,
    head: t(`contract.${key}From`),
    label: t(`contract.${key}Short`),
    end: true,
    cell: (tier) => <span className="num">{format.figures(tier[key], { whole: true })}</span>,
  });
  const columns: Column<Tier>[] = [
    {
      key: 'tier',
      head: t('contract.tierHead'),
      cell: (tier) => <b>{t('contract.tier', { number: terms.tiers.indexOf(tier) + 1 })}</b>,
    },
    amount('turnover'),
    ...(kind === 'dividend' ? [amount('netLoss')] : []),
    {
      key: 'active',
      head: t('contract.activeFrom'),
      label: t('contract.activeShort'),
      end: true,
      cell: ({ active }) => <span className="num">{format.number(active)}</span>,
    },
    {
      key: 'rate',
      head: t('contract.rate'),
      label: t('contract.rate'),
      end: true,
      cell: ({ rate }) => <b className="num">{rateText(kind, rate)}</b>,
    },
  ];
  return (
    <>
      {terms.base > 0 && <p>{t('contract.base', { rate: rateText(kind, terms.base) })}</p>}
      {terms.tiers.length > 0 && (
        <>
          <Table
            caption={t('contract.tiers')}
            columns={columns}
            rows={terms.tiers}
            rowKey={(tier) => `${tier.turnover} ${tier.netLoss} ${tier.active}`}
          />
          <p className="soft">{t('contract.wholeAmount')}</p>
        </>
      )}
    </>
  );
}
