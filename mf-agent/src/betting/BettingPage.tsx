import { useOperation } from '@unisite/shared/api';
import { agentBetting, agentBettingTotals, bettingSort } from '@unisite/shared/contract/agentBetting';
import { useFormat, useText } from '@unisite/shared/i18n';
import { navigate, useSearch } from '@unisite/shared/navigation';
import { Button, EmptyState, Panel, QueryError, Table } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { PageHead } from '../centre/PageHead.tsx';
import { DownloadBar } from '../files/DownloadBar.tsx';
import { PeriodChoice } from '../period/PeriodChoice.tsx';
import { useToday } from '../period/useToday.ts';
import team from '../team/Team.module.css';
import { BettingToolbar } from './BettingToolbar.tsx';
import { BettingTotals } from './BettingTotals.tsx';
import { bettingColumns } from './bettingColumns.tsx';
import {
  type BettingFilters,
  bettingPath,
  bettingRequest,
  isNarrowed,
  readBettingFilters,
  selectionRequest,
} from './bettingFilters.ts';
import { RoundPager } from './RoundPager.tsx';

const head = { after: null, before: null } as const;
const wide = { account: null, search: '', category: null, vendor: null, state: null } as const;

/** Team betting (section 2): all rounds of the team, with the totals of the selection. */
export default function BettingPage(): ReactElement {
  const t = useText();
  const format = useFormat();
  const today = useToday();
  const filters = readBettingFilters(useSearch(), today);
  const selection = selectionRequest(filters, today);
  const query = useOperation(agentBetting, bettingRequest(filters, today), { keepPrevious: true });
  const sums = useOperation(agentBettingTotals, selection, { keepPrevious: true });
  const { data, error, isPlaceholderData } = query;
  const totals = sums.isPlaceholderData || sums.error ? undefined : sums.data;
  const narrow = (to: Partial<BettingFilters>) =>
    navigate(bettingPath({ ...filters, ...head, ...to }), { replace: true });
  const turn = (to: Partial<BettingFilters>) => navigate(bettingPath({ ...filters, ...head, ...to }));
  return (
    <>
      <PageHead page="teamBetting" note={t('betting.note')}>
        <PeriodChoice period={filters.period} today={today} onPeriod={(period) => narrow({ period })} />
      </PageHead>
      <Panel flush busy={query.isFetching}>
        <BettingToolbar filters={filters} onFilters={narrow} request={selection} rounds={totals?.rounds} />
        <DownloadBar />
        {sums.error ? <QueryError title={t('betting.totalsFailed')} query={sums} /> : <BettingTotals totals={totals} />}
        {error && (!data || isPlaceholderData) ? (
          <QueryError title={t('betting.failed')} query={query} />
        ) : (
          <>
            <div className={team.level} data-stale={isPlaceholderData || undefined}>
              <Table
                caption={t('betting.caption')}
                columns={bettingColumns(t, format)}
                rows={data?.rows}
                rowKey={({ id }) => id}
                awaited={10}
                busy={isPlaceholderData}
                empty={<None filters={filters} onWiden={() => narrow(wide)} />}
                sort={{ key: filters.sort, direction: filters.order === 'asc' ? 'ascending' : 'descending' }}
                onSort={({ key, direction }) => {
                  const sort = bettingSort.options.find((one) => one === key);
                  if (sort) narrow({ sort, order: direction === 'ascending' ? 'asc' : 'desc' });
                }}
              />
            </div>
            <div className="table-foot">
              <span aria-live="polite">
                {totals && t('betting.count', { count: totals.rounds, figure: format.number(totals.rounds) })}
              </span>
              {data && (
                <RoundPager
                  onFirst={data.previous === null ? null : () => turn({})}
                  onPrevious={data.previous === null ? null : () => turn({ before: data.previous })}
                  onNext={data.next === null ? null : () => turn({ after: data.next })}
                />
              )}
            </div>
          </>
        )}
      </Panel>
    </>
  );
}

function None({ filters, onWiden }: { filters: BettingFilters; onWiden: () => void }): ReactElement {
  const t = useText();
  return (
    <EmptyState
      picture="search"
      title={t('betting.none')}
      text={t('betting.noneText')}
      action={isNarrowed(filters) && <Button onClick={onWiden}>{t('betting.widen')}</Button>}
    />
  );
}
