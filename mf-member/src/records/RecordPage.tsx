import type { CallError } from '@unisite/shared/api';
import { useText } from '@unisite/shared/i18n';
import { Button, type Column, EmptyState, ErrorState, Panel, Table } from '@unisite/shared/ui';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { RecordFoot } from './RecordFoot.tsx';
import styles from './Records.module.css';
import { type Total, Totals } from './Totals.tsx';

export const pageSize = 20;

interface RecordPageProps<Row> {
  caption: string;
  toolbar: ReactNode;
  download: ReactNode;
  totals: readonly Total[];
  columns: readonly Column<Row>[];
  record: {
    data: { total: number; rows: readonly Row[] } | undefined;
    error: CallError | null;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  page: number;
  onPage: (page: number) => void;
  /** Something is narrowed down that can be widened again. */
  onReset: (() => void) | null;
}

/** A record of many rows: what narrows it down, what it sums up to, its rows page by page. */
export function RecordPage<Row extends { id: string }>(props: RecordPageProps<Row>): ReactElement {
  const { caption, record, page, onPage } = props;
  const top = useRef<HTMLDivElement>(null);
  const turn = (to: number) => {
    onPage(to);
    top.current?.scrollIntoView({ block: 'start' });
  };
  const { data, error } = record;
  return (
    <div ref={top} className={styles.record}>
      <Panel title={props.caption} end={props.download} flush busy={record.isFetching}>
        <div className={styles.toolbar}>{props.toolbar}</div>
        {error && !data ? (
          <Failed error={error} busy={record.isFetching} onRetry={() => void record.refetch()} />
        ) : (
          <>
            <Totals totals={props.totals} label={caption} />
            <div className={styles.rows} data-stale={record.isPlaceholderData || undefined}>
              <Table
                caption={caption}
                columns={props.columns}
                rows={data?.rows}
                rowKey={(row) => row.id}
                awaited={10}
                busy={record.isPlaceholderData}
                empty={<Nothing onReset={props.onReset} onFirst={data?.total ? () => turn(1) : null} />}
              />
            </div>
            {data && data.rows.length > 0 && (
              <RecordFoot page={page} pageSize={pageSize} total={data.total} onPage={turn} />
            )}
          </>
        )}
      </Panel>
    </div>
  );
}

function Failed({ error, busy, onRetry }: { error: CallError; busy: boolean; onRetry: () => void }): ReactElement {
  const t = useText();
  return <ErrorState title={t('record.failed')} text={error.message} code={error.code} onRetry={onRetry} busy={busy} />;
}

/** No rows: because there are none, because the selection is narrow, or because the address names a page after the last. */
function Nothing({ onReset, onFirst }: { onReset: (() => void) | null; onFirst: (() => void) | null }): ReactElement {
  const t = useText();
  if (onFirst) {
    return (
      <EmptyState
        picture="search"
        title={t('record.pastEnd')}
        action={<Button onClick={onFirst}>{t('record.toFirst')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      picture={onReset ? 'search' : 'ticket'}
      title={t(onReset ? 'record.noneFound' : 'record.none')}
      text={t(onReset ? 'record.noneFoundText' : 'record.noneText')}
      action={
        onReset ? (
          <Button icon="refresh" onClick={onReset}>
            {t('record.reset')}
          </Button>
        ) : (
          <Button variant="primary" href="/index">
            {t('record.play')}
          </Button>
        )
      }
    />
  );
}
