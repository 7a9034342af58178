import { useText } from '@unisite/shared/i18n';
import { Button, type Column, classNames, EmptyState, Panel } from '@unisite/shared/ui';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { type RecordPageQuery, RecordRows } from './RecordRows.tsx';
import styles from './Records.module.css';
import { Toolbar } from './Toolbar.tsx';
import { type Total, Totals } from './Totals.tsx';

export const pageSize = 20;

interface RecordPageProps<Row> {
  caption: string;
  toolbar: ReactNode;
  download: ReactNode;
  totals: readonly Total[];
  columns: readonly Column<Row>[];
  record: RecordPageQuery<Row>;
  page: number;
  onPage: (page: number) => void;
  /** Resets the filters; null when there are none. */
  onReset: (() => void) | null;
}

/** A record with filters, totals and paged rows. */
export function RecordPage<Row extends { id: string }>(props: RecordPageProps<Row>): ReactElement {
  const { caption, record, page, onPage } = props;
  const t = useText();
  const top = useRef<HTMLDivElement>(null);
  const turn = (to: number) => {
    onPage(to);
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div ref={top} className={classNames('scroll-place', styles.record)}>
      <Panel title={props.caption} end={props.download} flush busy={record.isFetching}>
        <Toolbar>{props.toolbar}</Toolbar>
        <RecordRows
          caption={caption}
          record={record}
          columns={props.columns}
          rowKey={(row) => row.id}
          page={page}
          pageSize={pageSize}
          onPage={turn}
          awaited={10}
          failed={t('record.failed')}
          empty={<Nothing onReset={props.onReset} onFirst={record.data?.total ? () => turn(1) : null} />}
        >
          <Totals totals={props.totals} label={caption} />
        </RecordRows>
      </Panel>
    </div>
  );
}

/** Empty state: no rows at all, everything filtered, or a page beyond the last. */
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
