import { useOperation } from '@unisite/shared/api';
import { agentTransactions } from '@unisite/shared/contract/agentReports';
import { useFormat, useText } from '@unisite/shared/i18n';
import { navigate, useSearch } from '@unisite/shared/navigation';
import { Amount, classNames, EmptyState, Pagination, Panel, QueryError, Table } from '@unisite/shared/ui';
import { Stat, Stats } from '@unisite/shared/ui/centre';
import type { ReactElement } from 'react';
import { PageHead } from '../centre/PageHead.tsx';
import { DownloadBar } from '../files/DownloadBar.tsx';
import { PeriodChoice } from '../period/PeriodChoice.tsx';
import { useToday } from '../period/useToday.ts';
import styles from '../team/Team.module.css';
import own from './Transactions.module.css';
import { TransactionToolbar } from './TransactionToolbar.tsx';
import { transactionColumns } from './transactionColumns.tsx';
import {
  readTransactionFilters,
  type TransactionFilters,
  transactionPageSize,
  transactionPath,
  transactionRequest,
} from './transactionFilters.ts';

/** Transaction details (section 2): movements in the team's wallets other than play, newest first. */
export default function TransactionsPage(): ReactElement {
  const t = useText();
  const format = useFormat();
  const today = useToday();
  const filters = readTransactionFilters(useSearch(), today);
  const query = useOperation(agentTransactions, transactionRequest(filters, today), { keepPrevious: true });
  const { data, error, isPlaceholderData } = query;
  const narrow = (to: Partial<TransactionFilters>) =>
    navigate(transactionPath({ ...filters, page: 1, ...to }), { replace: true });
  const money = (amount: number | undefined) =>
    amount !== undefined && <Amount value={format.figures(amount, { whole: true })} />;
  return (
    <>
      <PageHead page="transactionDetails" note={t('transactions.note')}>
        <PeriodChoice period={filters.period} today={today} onPeriod={(period) => narrow({ period })} />
      </PageHead>
      {error && (!data || isPlaceholderData) ? (
        <Panel>
          <QueryError title={t('transactions.failed')} query={query} />
        </Panel>
      ) : (
        <>
          <Stats label={t('transactions.figures')} busy={!data}>
            <Stat icon="deposit" label={t('figure.deposits')} value={money(data?.deposits)} note={'\u00a0'} />
            <Stat icon="withdraw" label={t('figure.withdrawals')} value={money(data?.withdrawals)} note={'\u00a0'} />
            <Stat
              icon="chart"
              label={t('transactions.net')}
              value={money(data && data.deposits - data.withdrawals)}
              note={data && t('transactions.netNote')}
            />
            <Stat icon="gift" label={t('transactions.given')} value={money(data?.given)} note={'\u00a0'} />
          </Stats>
          <Panel flush busy={query.isFetching}>
            <TransactionToolbar
              filters={filters}
              today={today}
              onFilters={narrow}
              total={isPlaceholderData ? undefined : data?.total}
            />
            <DownloadBar />
            <div className={classNames(styles.level, own.rows)} data-stale={isPlaceholderData || undefined}>
              <Table
                caption={t('transactions.caption')}
                columns={transactionColumns(t, format)}
                rows={data?.rows}
                rowKey={({ id }) => id}
                awaited={8}
                busy={isPlaceholderData}
                empty={<EmptyState picture="search" title={t('transactions.none')} />}
              />
            </div>
            <div className="table-foot">
              <span aria-live="polite">
                {data && t('transactions.count', { count: data.total, figure: format.number(data.total) })}
              </span>
              {data && (
                <Pagination
                  page={filters.page}
                  pages={Math.ceil(data.total / transactionPageSize)}
                  onPage={(page) => navigate(transactionPath({ ...filters, page }))}
                />
              )}
            </div>
          </Panel>
        </>
      )}
    </>
  );
}
