import type { CallError } from '@unisite/shared/api';
import { type Column, QueryError, Table } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import { RecordFoot } from './RecordFoot.tsx';
import styles from './Records.module.css';

/** A page of a list as it is asked for with `keepPrevious`. */
export interface RecordPageQuery<Row> {
  readonly data: { readonly total: number; readonly rows: readonly Row[] } | undefined;
  readonly error: CallError | null;
  readonly isFetching: boolean;
  readonly isPlaceholderData: boolean;
  refetch(): Promise<unknown>;
}

interface RecordRowsProps<Row> {
  caption: string;
  record: RecordPageQuery<Row>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
  /** How many rows the skeleton has. */
  awaited: number;
  /** Said where the list did not come. */
  failed: string;
  /** In place of the rows when there are none. */
  empty: ReactNode;
  /** Above the rows, once they came or are awaited. */
  children?: ReactNode;
}

/** The rows of a list page by page: awaited, there, the last page while the next is on its way, or not to be had. */
export function RecordRows<Row>(props: RecordRowsProps<Row>): ReactElement {
  const { caption, record, columns, rowKey, page, pageSize, onPage, awaited, failed, empty, children } = props;
  const { data, error, isPlaceholderData } = record;
  if (error && !data) {
    return <QueryError title={failed} query={record} />;
  }
  return (
    <>
      {children}
      <div className={styles.rows} data-stale={isPlaceholderData || undefined}>
        <Table
          caption={caption}
          columns={columns}
          rows={data?.rows}
          rowKey={rowKey}
          awaited={awaited}
          busy={isPlaceholderData}
          empty={empty}
        />
      </div>
      {data && data.rows.length > 0 && (
        <RecordFoot page={page} pageSize={pageSize} total={data.total} onPage={onPage} />
      )}
    </>
  );
}
