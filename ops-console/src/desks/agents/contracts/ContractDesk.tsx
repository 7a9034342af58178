import { contractKind } from '@unisite/shared/contract/contractTerms';
import { contractDesk } from '@unisite/shared/contract/operatorsAgents';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Chips, EmptyState, Pagination, Panel } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { useOperation } from '../../../frame/api/queries.ts';
import { Loaded } from '../../../frame/parts/Loaded.tsx';
import { ContractRows } from './ContractRows.tsx';
import { useContractText } from './useContractText.ts';

const pageSize = 20;

/** All contracts of a market in force or on offer. */
export function ContractDesk({ market }: { market: string }): ReactElement {
  const t = useText();
  const format = useFormat();
  const words = useContractText();
  const [kind, setKind] = useState('');
  const [page, setPage] = useState(1);
  const contract = contractKind.options.find((one) => one === kind);
  const { data, error, isFetching, refetch } = useOperation(
    contractDesk,
    { market, ...(contract ? { contract } : {}), page, pageSize },
    { keepPrevious: true },
  );
  return (
    <>
      <p className="muted">{t('agentContracts.intro')}</p>
      <Chips
        label={t('agentContracts.filter')}
        value={kind}
        onChange={(id) => {
          setKind(id);
          setPage(1);
        }}
        options={[
          { id: '', label: t('agentContracts.all') },
          ...contractKind.options.map((id) => ({ id, label: words.kind(id) })),
        ]}
      />
      <Panel flush busy={isFetching} title={t('agentContracts.title')}>
        <Loaded data={data} error={error} title={t('agentContracts.failed')} retry={() => void refetch()}>
          {data?.rows.length === 0 && <EmptyState picture="lantern" title={t('agentContracts.none')} />}
          {data && data.rows.length > 0 && (
            <>
              <ContractRows contracts={data.rows} />
              <div className="table-foot">
                <span>{t('agentContracts.total', { count: data.total, n: format.number(data.total) })}</span>
                <Pagination page={page} pages={Math.ceil(data.total / pageSize)} onPage={setPage} />
              </div>
            </>
          )}
        </Loaded>
      </Panel>
    </>
  );
}
