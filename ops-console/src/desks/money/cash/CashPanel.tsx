import type { UseQueryResult } from '@tanstack/react-query';
import type { CallError } from '@unisite/shared/client';
import { EmptyState, ErrorState, Pagination, Panel, Skeleton } from '@unisite/shared/ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useErrorText } from '../../../frame/words/useErrorText.ts';
import { CashTable, type CashTableProps } from './desk/CashTable.tsx';
import { ChosenBar } from './desk/ChosenBar.tsx';

interface CashPanelProps<Row>
  extends Pick<CashTableProps<Row>, 'caption' | 'columns' | 'details' | 'opensItself' | 'acts' | 'canChoose'> {
  readonly answer: UseQueryResult<{ readonly total: number; readonly rows: readonly Row[] }, CallError>;
  readonly none: { readonly title: string; readonly text: string };
  readonly failed: string;
  readonly total: (count: number) => string;
  readonly page: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
  /** Actions on all selected rows. */
  readonly several: (rows: readonly Row[]) => ReactNode;
}

/** A page of withdrawals or deposits, or why there are none; with multiple selection. */
export function CashPanel<Row extends { readonly id: string; readonly reference: string; readonly amount: number }>(
  props: CashPanelProps<Row>,
): ReactElement {
  const { answer, none, failed, total, page, pageSize, onPage, several, canChoose } = props;
  const errorText = useErrorText();
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const { error, isPlaceholderData } = answer;
  // previous rows stay visible while loading, but a previous empty list says nothing about this one
  const data = isPlaceholderData && answer.data?.rows.length === 0 ? undefined : answer.data;
  const rows = data?.rows.filter((row) => chosen.has(row.id) && canChoose(row)) ?? [];
  return (
    <Panel flush busy={answer.isFetching}>
      {data?.rows.length === 0 ? (
        <EmptyState picture="lantern" {...none} />
      ) : data ? (
        <CashTable {...props} rows={data.rows} chosen={chosen} onChoose={choose} stale={isPlaceholderData} />
      ) : error ? (
        <ErrorState title={failed} text={errorText(error)} code={error.code} onRetry={() => void answer.refetch()} />
      ) : (
        <div className="panel__body">
          <Skeleton kind="row" count={5} />
        </div>
      )}
      {data && data.total > pageSize && (
        <div className="table-foot">
          <span>{total(data.total)}</span>
          <Pagination page={page} pages={Math.ceil(data.total / pageSize)} onPage={onPage} />
        </div>
      )}
      <ChosenBar chosen={rows} onClear={() => choose(new Set())}>
        {several(rows)}
      </ChosenBar>
    </Panel>
  );
}
