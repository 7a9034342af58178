import { cashDesk } from '@unisite/shared/contract/operators';
import { type WithdrawalSelection, withdrawalSelection } from '@unisite/shared/contract/operatorsCash';
import { useText } from '@unisite/shared/i18n';
import { Chips, EmptyState, ErrorState, Pagination, Panel, Select, Skeleton } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { useAnswer } from '../api/queries.ts';
import { useTitle } from '../frame/useTitle.ts';
import { useErrorText } from '../words/useErrorText.ts';
import { useFigures } from '../words/useFigures.ts';
import { useMarkets } from '../words/useMarkets.ts';
import styles from './Cash.module.css';
import { WithdrawalItem } from './WithdrawalItem.tsx';

const pageSize = 10;

/** Withdrawals that wait for an operator, are under way, disputed or over; each with what can be decided. */
export function CashPage(): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const figures = useFigures();
  const { markets, nameOf } = useMarkets();
  const [selection, select] = useState<WithdrawalSelection>('open');
  const [market, setMarket] = useState('');
  const [page, turn] = useState(1);
  const answer = useAnswer(
    cashDesk,
    { selection, ...(market ? { market } : {}), page, pageSize },
    { keepPrevious: true },
  );
  useTitle(t('nav.cash'));
  const { data, error } = answer;
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{t('cash.title')}</h1>
          <p className="muted">{t('cash.intro')}</p>
        </div>
        <Select
          label={t('audit.market')}
          hideLabel
          value={market}
          onChange={({ target }) => {
            setMarket(target.value);
            turn(1);
          }}
          options={[
            { value: '', label: t('audit.everyMarket') },
            ...markets.map(({ code }) => ({ value: code, label: nameOf(code) })),
          ]}
        />
      </div>
      <Chips
        label={t('cash.selections')}
        value={selection}
        onChange={(id) => {
          select(withdrawalSelection.options.find((one) => one === id) ?? 'open');
          turn(1);
        }}
        options={withdrawalSelection.options.map((id) => ({
          id,
          label: t(`cash.selection.${id}`),
          count: data ? figures.count(data.counts[id] ?? 0) : undefined,
        }))}
      />
      <h2 className="visually-hidden">{t('cash.list')}</h2>
      <Panel flush busy={answer.isFetching}>
        {data?.rows.length === 0 ? (
          <EmptyState picture="lantern" title={t('cash.none')} text={t('cash.noneText')} />
        ) : data ? (
          <ul className={styles.list} data-stale={answer.isPlaceholderData || undefined}>
            {data.rows.map((row) => (
              <WithdrawalItem key={row.id} withdrawal={row} />
            ))}
          </ul>
        ) : error ? (
          <ErrorState
            title={t('cash.failed')}
            text={errorText(error)}
            code={error.code}
            onRetry={() => void answer.refetch()}
          />
        ) : (
          <div className="panel__body">
            <Skeleton kind="row" count={3} />
          </div>
        )}
        {data && data.total > pageSize && (
          <div className="table-foot">
            <span>{t('cash.total', { count: data.total, n: figures.count(data.total) })}</span>
            <Pagination page={page} pages={Math.ceil(data.total / pageSize)} onPage={turn} />
          </div>
        )}
      </Panel>
    </>
  );
}
