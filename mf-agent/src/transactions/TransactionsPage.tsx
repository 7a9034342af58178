import { useOperation } from '@unisite/shared/api';
import { agentTransactions, type TeamMovementKind, teamMovementKind } from '@unisite/shared/contract/agentReports';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { useFormat, useText } from '@unisite/shared/i18n';
import { navigate, useSearch } from '@unisite/shared/navigation';
import { Amount, type Column, EmptyState, Pagination, Panel, QueryError, Select, Table, Tag } from '@unisite/shared/ui';
import { Stat, Stats } from '@unisite/shared/ui/centre';
import type { ReactElement } from 'react';
import { agentPath, readListPage, writeListPage } from '../centre/agentPage.ts';
import { PageHead } from '../centre/PageHead.tsx';
import { PeriodChoice } from '../period/PeriodChoice.tsx';
import { type Period, periodRequest, readPeriod, writePeriod } from '../period/period.ts';
import { useToday } from '../period/useToday.ts';
import styles from '../team/Team.module.css';

type Row = ValueOf<typeof agentTransactions>['rows'][number];

const pageSize = 20;

interface Filters {
  readonly period: Period;
  readonly kind: TeamMovementKind | null;
  readonly page: number;
}

const pathOf = ({ period, kind, page }: Filters): string =>
  agentPath('transactionDetails', { kind, ...writePeriod(period), p: writeListPage(page) });

/** Transaction details (section 2): what the team brought and took, newest first. */
export default function TransactionsPage(): ReactElement {
  const t = useText();
  const format = useFormat();
  const today = useToday();
  const address = useSearch();
  const filters: Filters = {
    period: readPeriod(address, today),
    kind: teamMovementKind.options.find((kind) => kind === address.get('kind')) ?? null,
    page: readListPage(address),
  };
  const { period, kind, page } = filters;
  const query = useOperation(
    agentTransactions,
    { page, pageSize, ...periodRequest(period, today), ...(kind ? { kind } : {}) },
    { keepPrevious: true },
  );
  const columns = useColumns();
  const { data, error, isPlaceholderData } = query;
  const narrow = (to: Partial<Filters>) => navigate(pathOf({ ...filters, page: 1, ...to }), { replace: true });
  const money = (amount: number | undefined) =>
    amount !== undefined && <Amount value={format.figures(amount, { whole: true })} />;
  return (
    <>
      <PageHead page="transactionDetails" note={t('transactions.note')}>
        <PeriodChoice period={period} today={today} onPeriod={(to) => narrow({ period: to })} />
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
          </Stats>
          <Panel flush busy={query.isFetching}>
            <div className={styles.toolbar}>
              <Select
                label={t('transactions.kind')}
                hideLabel
                size="sm"
                value={kind ?? ''}
                placeholder={t('transactions.anyKind')}
                options={teamMovementKind.options.map((value) => ({ value, label: t(`movement.${value}`) }))}
                onChange={({ target }) =>
                  narrow({ kind: teamMovementKind.options.find((one) => one === target.value) ?? null })
                }
              />
            </div>
            <div className={styles.level} data-stale={isPlaceholderData || undefined}>
              <Table
                caption={t('transactions.caption')}
                columns={columns}
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
                  page={data.page}
                  pages={Math.ceil(data.total / pageSize)}
                  onPage={(to) => navigate(pathOf({ ...filters, page: to }))}
                />
              )}
            </div>
          </Panel>
        </>
      )}
    </>
  );
}

function useColumns(): Column<Row>[] {
  const t = useText();
  const format = useFormat();
  return [
    { key: 'account', head: t('team.account'), cell: ({ account }) => <b>{account}</b> },
    {
      key: 'at',
      head: t('transactions.at'),
      label: t('transactions.at'),
      cell: ({ at }) => (
        <time className="num" dateTime={at}>
          {format.dateTime(at)}
        </time>
      ),
    },
    {
      key: 'kind',
      head: t('transactions.kind'),
      label: t('transactions.kind'),
      cell: ({ kind }) => <Tag tone={kind === 'deposit' ? 'jade' : undefined}>{t(`movement.${kind}`)}</Tag>,
    },
    {
      key: 'reference',
      head: t('transactions.reference'),
      label: t('transactions.reference'),
      className: 'muted',
      cell: ({ reference }) => <span className="num">{reference}</span>,
    },
    {
      key: 'amount',
      head: t('transactions.amount'),
      label: t('transactions.amount'),
      end: true,
      cell: ({ amount }) => (
        <Amount value={format.figures(amount, { whole: true, signed: true })} tone={amount > 0 ? 'up' : undefined} />
      ),
    },
    {
      key: 'balance',
      head: t('transactions.balance'),
      label: t('transactions.balance'),
      end: true,
      className: 'muted',
      cell: ({ balanceAfter }) => <span className="num">{format.figures(balanceAfter, { whole: true })}</span>,
    },
  ];
}
