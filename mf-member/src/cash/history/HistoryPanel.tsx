import { useText } from '@unisite/shared/i18n';
import { navigate } from '@unisite/shared/navigation';
import { Button, Chips, type Column, EmptyState, Panel } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { RangeFields } from '../../records/RangeFields.tsx';
import { type RecordPageQuery, RecordRows } from '../../records/RecordRows.tsx';
import { Toolbar } from '../../records/Toolbar.tsx';
import { cashPath } from '../cashPlace.ts';
import { type HistoryFilters, hasFilters, historyPath, noFilters } from './historyPlace.ts';
import { type History, pageSize } from './useHistory.ts';

const every = 'all';

interface HistoryPanelProps<Row, State extends string> {
  history: History<State>;
  list: RecordPageQuery<Row>;
  columns: readonly Column<Row>[];
}

/** A paged list of deposits or withdrawals with filters for state and days. */
export function HistoryPanel<Row extends { id: string }, State extends string>(
  props: HistoryPanelProps<Row, State>,
): ReactElement {
  const { history, list, columns } = props;
  const { of, filters, states, today } = history;
  const t = useText();
  const go = (to: Partial<HistoryFilters<State>>, replace = true) =>
    navigate(historyPath(of, { ...filters, page: 1, ...to }, today), { replace });
  return (
    <Panel title={t(`${of}.caption`)} flush busy={list.isFetching}>
      <Toolbar>
        <Chips
          label={t('cash.states')}
          value={filters.state ?? every}
          onChange={(id) => go({ state: states.find((state) => state === id) ?? null })}
          options={[
            { id: every, label: t('record.all') },
            ...states.map((id) => ({ id, label: t(`${of}.state.${id}`) })),
          ]}
        />
        <RangeFields range={filters.range} today={today} onRange={(range) => go({ range })} />
      </Toolbar>
      <RecordRows
        caption={t(`${of}.caption`)}
        record={list}
        columns={columns}
        rowKey={(row) => row.id}
        page={filters.page}
        pageSize={pageSize}
        onPage={(page) => go({ page }, false)}
        awaited={5}
        failed={t('record.failed')}
        empty={<Nothing history={history} />}
      />
    </Panel>
  );
}

/** Empty state: everything filtered, or no rows at all. */
function Nothing<State extends string>({ history }: { history: History<State> }): ReactElement {
  const t = useText();
  const { of, filters, today } = history;
  if (!hasFilters(filters, today)) {
    return (
      <EmptyState
        picture="ticket"
        title={t(`${of}.none`)}
        action={
          <Button variant="primary" href={cashPath(of, { view: 'form' })}>
            {t(`${of}.new`)}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      picture="search"
      title={t('record.noneFound')}
      action={
        <Button icon="refresh" onClick={() => navigate(historyPath(of, noFilters(today), today))}>
          {t('record.reset')}
        </Button>
      }
    />
  );
}
