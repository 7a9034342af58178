import type { CallError } from '@unisite/shared/api';
import { type Column, QueryError, Table } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import { RecordFoot } from './RecordFoot.tsx';
import styles from './Records.module.css';

/** The query of a list's page, made with `keepPrevious`. */
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
  /** Number of skeleton rows. */
  awaited: number;
  /** Message when the list failed to load. */
  failed: string;
  /** Shown when there are no rows. */
  empty: ReactNode;
  /** Above the rows, unless loading failed. */
  children?: ReactNode;
}

/** The paged rows of a list: loading, loaded, the previous page while the next loads, or failed. */
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
