import type { CallError } from '@unisite/shared/api';
import { useText } from '@unisite/shared/i18n';
import { navigate } from '@unisite/shared/navigation';
import { Button, Chips, type Column, EmptyState, ErrorState, Panel, Table } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { RangeFields } from '../../records/RangeFields.tsx';
import { RecordFoot } from '../../records/RecordFoot.tsx';
import styles from '../Cash.module.css';
import { cashPath } from '../cashPlace.ts';
import { everything, type HistoryFilters, historyPath, isNarrowed } from './historyPlace.ts';

const every = 'all';
export const pageSize = 10;

interface HistoryPanelProps<Row, State extends string> {
  of: 'deposit' | 'withdrawal';
  filters: HistoryFilters<State>;
  states: readonly State[];
  today: string;
  list: {
    readonly data: { readonly total: number; readonly rows: readonly Row[] } | undefined;
    readonly error: CallError | null;
    readonly isFetching: boolean;
    readonly isPlaceholderData: boolean;
    refetch(): Promise<unknown>;
  };
  columns: readonly Column<Row>[];
}

/** A list of deposits or withdrawals, narrowed down by state and days, page by page. */
export function HistoryPanel<Row extends { id: string }, State extends string>(
  props: HistoryPanelProps<Row, State>,
): ReactElement {
  const { of, filters, states, today, list, columns } = props;
  const t = useText();
  const { data, error } = list;
  const go = (to: Partial<HistoryFilters<State>>, replace = true) =>
    navigate(historyPath(of, { ...filters, page: 1, ...to }, today), { replace });
  return (
    <Panel title={t(`${of}.caption`)} flush busy={list.isFetching}>
      <div className={styles.toolbar}>
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
      </div>
      {error && !data ? (
        <ErrorState
          title={t('record.failed')}
          text={error.message}
          code={error.code}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <>
          <div className={styles.rows} data-stale={list.isPlaceholderData || undefined}>
            <Table
              caption={t(`${of}.caption`)}
              columns={columns}
              rows={data?.rows}
              rowKey={(row) => row.id}
              awaited={5}
              busy={list.isPlaceholderData}
              empty={
                <EmptyState
                  picture={isNarrowed(filters, today) ? 'search' : 'ticket'}
                  title={t(isNarrowed(filters, today) ? 'record.noneFound' : `${of}.none`)}
                  action={
                    isNarrowed(filters, today) ? (
                      <Button icon="refresh" onClick={() => navigate(historyPath(of, everything(today), today))}>
                        {t('record.reset')}
                      </Button>
                    ) : (
                      <Button variant="primary" href={cashPath(of, { view: 'form' })}>
                        {t(`${of}.new`)}
                      </Button>
                    )
                  }
                />
              }
            />
          </div>
          {data && data.rows.length > 0 && (
            <RecordFoot
              page={filters.page}
              pageSize={pageSize}
              total={data.total}
              onPage={(page) => go({ page }, false)}
            />
          )}
        </>
      )}
    </Panel>
  );
}
