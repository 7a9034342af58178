import { useOperation } from '@unisite/shared/api';
import { agentContracts } from '@unisite/shared/contract/agentContracts';
import { useText } from '@unisite/shared/i18n';
import { useSearch } from '@unisite/shared/navigation';
import { Button, EmptyState, Panel, QueryError, Skeleton } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { readAgentPage } from '../centre/agentPage.ts';
import { PageHead } from '../centre/PageHead.tsx';
import { useMayChange } from '../centre/useMayChange.ts';
import { ContractActs } from './ContractActs.tsx';
import { ContractSummary } from './ContractSummary.tsx';
import { ContractsTable } from './ContractsTable.tsx';
import { contractPages, isContractPage } from './contractPage.ts';
import { OfferDialog } from './OfferDialog.tsx';
import { StatementsPanel } from './StatementsPanel.tsx';
import { TermsTable } from './TermsTable.tsx';

const closed = ['rejected', 'withdrawn', 'ended'];

/** Contracts of one kind (section 2): the agent's own, those with direct downline agents, and statements. */
export default function ContractsPage(): ReactElement {
  const t = useText();
  const mayChange = useMayChange();
  const asked = readAgentPage(`?${useSearch()}`);
  const page = isContractPage(asked) ? asked : 'dividend';
  const kind = contractPages[page];
  const query = useOperation(agentContracts, { kind });
  const [isOffering, setOffering] = useState(false);
  const { data, error } = query;
  const mine = data?.mine.filter(({ state }) => !closed.includes(state)) ?? [];
  const mayOffer = mayChange && mine.some(({ state }) => state === 'accepted' || state === 'cancelAsked');
  return (
    <>
      <PageHead page={page} note={t('contract.note')} />
      {error && !data && (
        <Panel>
          <QueryError title={t('contract.failed')} query={query} />
        </Panel>
      )}
      {!error && !data && <Skeleton kind="block" height={220} />}
      {data && (
        <>
          {mine.length === 0 && (
            <Panel title={t('contract.mine')}>
              <EmptyState picture="lantern" title={t('contract.none')} text={t('contract.noneText')} />
            </Panel>
          )}
          {mine.map((contract) => (
            <Panel
              key={contract.id}
              title={t('contract.mine')}
              end={mayChange && <ContractActs contract={contract} side="downline" />}
            >
              <div className="stack stack--tight">
                <ContractSummary contract={contract} />
                <TermsTable kind={kind} terms={contract.terms} />
              </div>
            </Panel>
          ))}
          <Panel
            title={t('contract.given')}
            flush
            busy={query.isFetching}
            end={
              mayOffer && (
                <Button size="sm" variant="primary" icon="plus" onClick={() => setOffering(true)}>
                  {t('contract.offer')}
                </Button>
              )
            }
          >
            <ContractsTable contracts={data.given} />
          </Panel>
          <StatementsPanel key={kind} kind={kind} />
        </>
      )}
      {isOffering && <OfferDialog kind={kind} own={mine} onClose={() => setOffering(false)} />}
    </>
  );
}
