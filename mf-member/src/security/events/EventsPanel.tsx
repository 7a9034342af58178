import { useOperation } from '@unisite/shared/api';
import { securityEvents } from '@unisite/shared/contract/memberSecurity';
import { useFormat, useText } from '@unisite/shared/i18n';
import { navigate, useLocation } from '@unisite/shared/navigation';
import { Button, classNames, EmptyState, Panel } from '@unisite/shared/ui';
import { type ReactElement, useRef } from 'react';
import { accountViewPath } from '../../account/accountView.ts';
import { readListPage, writeListPage } from '../../centre/subPage.ts';
import { RecordRows } from '../../records/RecordRows.tsx';
import styles from '../Security.module.css';
import { eventColumns } from './eventColumns.tsx';

const pageSize = 10;

/** Security events of the account, newest first, by page; the address has the page. */
export function EventsPanel(): ReactElement {
  const t = useText();
  const format = useFormat();
  const page = readListPage(new URLSearchParams(useLocation().search));
  const events = useOperation(securityEvents, { page, pageSize }, { keepPrevious: true, staleTime: 0 });
  const top = useRef<HTMLDivElement>(null);
  const turn = (to: number) => {
    navigate(accountViewPath('security', { p: writeListPage(to) }));
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div ref={top} className={classNames('scroll-place', styles.events)}>
      <Panel title={t('events.title')} flush busy={events.isFetching}>
        <RecordRows
          caption={t('events.title')}
          record={events}
          columns={eventColumns(t, format)}
          // two events can have the same time, and nothing else distinguishes them
          rowKey={(event) => events.data?.rows.indexOf(event) ?? 0}
          page={page}
          pageSize={pageSize}
          onPage={turn}
          awaited={pageSize}
          failed={t('events.failed')}
          empty={<Nothing onFirst={events.data?.total ? () => turn(1) : null} />}
        />
      </Panel>
    </div>
  );
}

/** Empty state: no events, or a page beyond the last. */
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
