import { useOperation } from '@unisite/shared/api';
import { securityEvents } from '@unisite/shared/contract/memberSecurity';
import { useFormat, useText } from '@unisite/shared/i18n';
import { navigate, useLocation } from '@unisite/shared/navigation';
import { Button, EmptyState, ErrorState, Panel, Table } from '@unisite/shared/ui';
import { type ReactElement, useRef } from 'react';
import { accountViewPath } from '../../account/accountView.ts';
import { readListPage, writeListPage } from '../../centre/subPage.ts';
import { RecordFoot } from '../../records/RecordFoot.tsx';
import styles from '../Security.module.css';
import { eventColumns } from './eventColumns.tsx';

const pageSize = 10;

/** What happened around the member's sign-ins, newest first, page by page; the address keeps the page. */
export function EventsPanel(): ReactElement {
  const t = useText();
  const format = useFormat();
  const page = readListPage(new URLSearchParams(useLocation().search));
  const events = useOperation(securityEvents, { page, pageSize }, { keepPrevious: true, staleTime: 0 });
  const top = useRef<HTMLDivElement>(null);
  const { data, error } = events;
  const turn = (to: number) => {
    navigate(accountViewPath('security', { p: writeListPage(to) }));
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div ref={top} className={styles.events}>
      <Panel title={t('events.title')} flush busy={events.isFetching}>
        {error && !data ? (
          <ErrorState
            title={t('events.failed')}
            text={error.message}
            code={error.code}
            busy={events.isFetching}
            onRetry={() => void events.refetch()}
          />
        ) : (
          <>
            <div className={styles.list} data-stale={events.isPlaceholderData || undefined}>
              <Table
                caption={t('events.title')}
                columns={eventColumns(t, format)}
                rows={data?.rows}
                // two things can happen at once, and nothing else tells them apart
                rowKey={(event) => data?.rows.indexOf(event) ?? 0}
                awaited={pageSize}
                busy={events.isPlaceholderData}
                empty={<Nothing onFirst={data?.total ? () => turn(1) : null} />}
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

/** No rows: because nothing has happened, or because the address names a page after the last. */
function Nothing({ onFirst }: { onFirst: (() => void) | null }): ReactElement {
  const t = useText();
  if (!onFirst) return <EmptyState picture="lantern" title={t('events.none')} text={t('events.noneText')} />;
  return (
    <EmptyState
      picture="search"
      title={t('record.pastEnd')}
      action={<Button onClick={onFirst}>{t('record.toFirst')}</Button>}
    />
  );
}
