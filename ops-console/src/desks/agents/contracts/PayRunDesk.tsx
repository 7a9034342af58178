import { contractRunState } from '@unisite/shared/contract/contractTerms';
import { listMarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { payRunDesk } from '@unisite/shared/contract/operatorsPayRuns';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Chips, EmptyState, Pagination, Panel } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { useOperation } from '../../../frame/api/queries.ts';
import rows from '../../../frame/cards/Rows.module.css';
import { Loaded } from '../../../frame/parts/Loaded.tsx';
import { useMarkets } from '../../../frame/words/useMarkets.ts';
import { PayRunRow } from './PayRunRow.tsx';
import { PayRunRule } from './payRuns/PayRunRule.tsx';

const pageSize = 20;

/** A market's pay-runs with their cost, and approval by two operators. */
export function PayRunDesk({ market }: { market: string }): ReactElement {
  const t = useText();
  const format = useFormat();
  const [chosen, setChosen] = useState('');
  const [page, setPage] = useState(1);
  const state = contractRunState.options.find((one) => one === chosen);
  const { data, error, isFetching, refetch } = useOperation(
    payRunDesk,
    { market, ...(state ? { state } : {}), page, pageSize },
    { keepPrevious: true },
  );
  const view = useMarkets().markets.find(({ code }) => code === market);
  const settings = useOperation(listMarketSettings, {}).data?.markets.find(({ code }) => code === market);
  return (
    <>
      <p className="muted">{t('payRuns.intro')}</p>
      {view && settings && (
        <Panel>
          <PayRunRule market={view} settings={settings} />
        </Panel>
      )}
      <Chips
        label={t('payRuns.filter')}
        value={chosen}
        onChange={(id) => {
          setChosen(id);
          setPage(1);
        }}
        options={[
          { id: '', label: t('payRuns.every') },
          ...contractRunState.options.map((id) => ({ id, label: t(`payRuns.state.${id}`) })),
        ]}
      />
      <Panel flush busy={isFetching} title={t('payRuns.title')}>
        <Loaded data={data} error={error} title={t('payRuns.failed')} retry={() => void refetch()}>
          {data?.rows.length === 0 && <EmptyState picture="lantern" title={t('payRuns.none')} />}
          {data && data.rows.length > 0 && (
            <>
              <ul className={rows.rows}>
                {data.rows.map((run) => (
                  <PayRunRow key={run.id} run={run} />
                ))}
              </ul>
              <div className="table-foot">
                <span>{t('payRuns.total', { count: data.total, n: format.number(data.total) })}</span>
                <Pagination page={page} pages={Math.ceil(data.total / pageSize)} onPage={setPage} />
              </div>
            </>
          )}
        </Loaded>
      </Panel>
    </>
  );
}
