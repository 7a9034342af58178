import { useOperation } from '@unisite/shared/api';
import { announcements } from '@unisite/shared/contract/messages';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Link, navigate, useSearch } from '@unisite/shared/navigation';
import { EmptyState, Pagination, Panel, QueryError, Skeleton, Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { agentPath, readListPage, writeListPage } from '../centre/agentPage.ts';
import { PageHead } from '../centre/PageHead.tsx';
import styles from './Announcements.module.css';

/** Section 9. */
const pageSize = 10;

/** Announcements (section 2), each linked to its full text on the site's own page. */
export default function AnnouncementsPage(): ReactElement {
  const t = useText();
  const format = useFormat();
  const page = readListPage(useSearch());
  const query = useOperation(announcements, { page, pageSize }, { keepPrevious: true });
  const { data, error, isPlaceholderData } = query;
  return (
    <>
      <PageHead page="announcement" note={t('announcements.note')} />
      <Panel flush busy={query.isFetching}>
        {error && (!data || isPlaceholderData) ? (
          <QueryError title={t('announcements.failed')} query={query} />
        ) : !data ? (
          <Skeleton kind="row" count={pageSize} />
        ) : data.rows.length === 0 ? (
          <EmptyState picture="mail" title={t('announcements.none')} />
        ) : (
          <ul className={styles.list} aria-busy={isPlaceholderData || undefined}>
            {data.rows.map(({ id, title, content, time, pinned }) => (
              <li key={id}>
                <h2>
                  <Link to={`/noticePage?${new URLSearchParams({ id })}`}>{title}</Link>
                  {pinned && (
                    <Tag tone="gold" icon="star">
                      {t('announcements.pinned')}
                    </Tag>
                  )}
                </h2>
                <p>{content.split(/\n\s*\n/)[0]}</p>
                <time className="num" dateTime={time}>
                  {format.dateTime(time)}
                </time>
              </li>
            ))}
          </ul>
        )}
        {data && data.total > pageSize && (
          <div className="table-foot">
            <span>{t('announcements.count', { count: data.total, figure: format.number(data.total) })}</span>
            <Pagination
              page={page}
              pages={Math.ceil(data.total / pageSize)}
              onPage={(to) => navigate(agentPath('announcement', { p: writeListPage(to) }))}
            />
          </div>
        )}
      </Panel>
    </>
  );
}
