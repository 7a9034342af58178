import { useOperation } from '@unisite/shared/api';
import { agentProfit, agentProfitFile } from '@unisite/shared/contract/agentReports';
import type { Figures } from '@unisite/shared/contract/agents';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { useFormat, useText } from '@unisite/shared/i18n';
import { navigate, useSearch } from '@unisite/shared/navigation';
import { Avatar, type Column, EmptyState, Pagination, Panel, QueryError, Table, Tabs } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { PageHead } from '../centre/PageHead.tsx';
import { CsvButton } from '../files/CsvButton.tsx';
import { DownloadBar } from '../files/DownloadBar.tsx';
import { PeriodChoice } from '../period/PeriodChoice.tsx';
import { useToday } from '../period/useToday.ts';
import styles from '../team/Team.module.css';
import { TeamSearch } from '../team/TeamSearch.tsx';
import {
  type ProfitFilters,
  profitPath,
  profitRequest,
  profitSelection,
  profitSorts,
  readProfitFilters,
} from './profitFilters.ts';

type Row = ValueOf<typeof agentProfit>['rows'][number];

const sums = ['deposits', 'withdrawals', 'turnover', 'payout', 'rebate', 'bonus'] as const;
const sortable: readonly string[] = profitSorts;

/** User profit and loss (section 2): by direct branch, or by member. */
export default function ProfitPage(): ReactElement {
  const t = useText();
  const format = useFormat();
  const today = useToday();
  const filters = readProfitFilters(useSearch(), today);
  const query = useOperation(agentProfit, profitRequest(filters, today), { keepPrevious: true });
  const columns = useColumns(filters);
  const { data, error, isPlaceholderData } = query;
  const narrow = (to: Partial<ProfitFilters>) =>
    navigate(profitPath({ ...filters, page: 1, ...to }), { replace: true });
  return (
    <>
      <PageHead page="userProfit" note={t('profit.note')}>
        <PeriodChoice period={filters.period} today={today} onPeriod={(period) => narrow({ period })} />
      </PageHead>
      <Panel flush busy={query.isFetching}>
        {error && (!data || isPlaceholderData) ? (
          <QueryError title={t('profit.failed')} query={query} />
        ) : (
          <>
            <div className={styles.toolbar}>
              <Tabs
                fit
                label={t('profit.of')}
                tabs={[
                  { id: 'branch', label: t('profit.branch') },
                  { id: 'alone', label: t('profit.alone') },
                ]}
                value={filters.of}
                onChange={(of) => narrow({ of: of === 'alone' ? 'alone' : 'branch' })}
              />
              <div className={styles.find}>
                <TeamSearch search={filters.search} onSearch={(search) => narrow({ search })} />
              </div>
              <CsvButton
                file={agentProfitFile}
                request={profitSelection(filters, today)}
                rows={isPlaceholderData ? undefined : data?.total}
              />
            </div>
            <DownloadBar />
            <div className={styles.level} data-stale={isPlaceholderData || undefined}>
              <Table
                caption={t('profit.caption')}
                columns={columns}
                rows={data?.rows}
                rowKey={({ account }) => account}
                awaited={8}
                busy={isPlaceholderData}
                empty={<EmptyState picture="search" title={t('profit.none')} />}
                sort={{ key: filters.sort, direction: filters.order === 'asc' ? 'ascending' : 'descending' }}
                onSort={({ key, direction }) => {
                  const sort = profitSorts.find((one) => one === key);
                  if (sort) narrow({ sort, order: direction === 'ascending' ? 'asc' : 'desc' });
                }}
                foot={
                  data &&
                  (data.rows.length > 0 || data.movedAway) && (
                    <>
                      {data.movedAway && <Sums name={t('profit.movedAway')} figures={data.movedAway} />}
                      <Sums name={t('profit.totals')} figures={data.totals} />
                    </>
                  )
                }
              />
            </div>
            <div className="table-foot">
              <span aria-live="polite">
                {data && t('profit.count', { count: data.total, figure: format.number(data.total) })}
              </span>
              {data && (
                <Pagination
                  page={data.page}
                  pages={Math.ceil(data.total / data.pageSize)}
                  onPage={(page) => navigate(profitPath({ ...filters, page }))}
                />
              )}
            </div>
          </>
        )}
      </Panel>
    </>
  );
}

function useColumns({ of }: ProfitFilters): Column<Row>[] {
  const t = useText();
  const format = useFormat();
  return [
    {
      key: 'account',
      head: t('team.account'),
      sortable: true,
      className: styles.person,
      cell: ({ account, nickname, avatar, members }) => (
        <div className="who">
          <Avatar name={account} src={avatar} size={34} />
          <span className={styles.name}>
            <b>{account}</b>
            <small>
              {of === 'branch' && members > 1
                ? t('profit.members', { count: members, figure: format.number(members) })
                : nickname}
            </small>
          </span>
        </div>
      ),
    },
    ...sums.map(
      (key): Column<Row> => ({
        key,
        head: t(`scope.${key}`),
        label: t(`scope.${key}`),
        end: true,
        sortable: sortable.includes(key),
        cell: ({ figures }) => <span className="num">{format.figures(figures[key], { whole: true })}</span>,
      }),
    ),
    {
      key: 'result',
      head: t('scope.result'),
      label: t('scope.result'),
      end: true,
      sortable: true,
      cell: ({ figures }) => (
        <span className="num">{format.figures(figures.result, { whole: true, signed: true })}</span>
      ),
    },
  ];
}

/** Totals over all rows of the selection, not only the page's. */
function Sums({ name, figures }: { name: string; figures: Figures }): ReactElement {
  const t = useText();
  const format = useFormat();
  return (
    <tr className={styles.branch}>
      <td>{name}</td>
      {sums.map((key) => (
        <td key={key} className="end" data-label={t(`scope.${key}`)}>
          <span className="num">{format.figures(figures[key], { whole: true })}</span>
        </td>
      ))}
      <td className="end" data-label={t('scope.result')}>
        <span className="num">{format.figures(figures.result, { whole: true, signed: true })}</span>
      </td>
    </tr>
  );
}
