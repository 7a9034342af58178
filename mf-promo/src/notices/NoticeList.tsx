import { useOperation } from '@unisite/shared/api';
import { announcements } from '@unisite/shared/contract/messages';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Link, navigate } from '@unisite/shared/navigation';
import { Button, EmptyState, Icon, Pagination, Panel, QueryError, Skeleton, Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Notices.module.css';
import { type ListedType, noticePath, paragraphsOf, pinnedFirst } from './noticePath.ts';

/** Section 9. */
const pageSize = 10;

/** A page of one type's announcements, pinned ones first. */
export function NoticeList({ type, page }: { type: ListedType; page: number }): ReactElement {
  const t = useText();
  const format = useFormat();
  const list = useOperation(announcements, { type, page, pageSize }, { keepPrevious: true });

  if (list.error && !list.data) {
    return (
      <Panel>
        <QueryError title={t('notices.failed')} query={list} />
      </Panel>
    );
  }
  if (!list.data) {
    return (
      <Panel busy>
        <Skeleton kind="row" count={pageSize} />
      </Panel>
    );
  }
  if (list.data.rows.length === 0) {
    return (
      <Panel>
        <EmptyState
          picture="mail"
          title={t(page > 1 ? 'notices.pastEnd' : 'notices.none')}
          action={page > 1 && <Button href={noticePath({ type })}>{t('notices.toFirst')}</Button>}
        />
      </Panel>
    );
  }
  return (
    <Panel flush busy={list.isFetching}>
      <ul className={styles.list}>
        {pinnedFirst(list.data.rows).map(({ id, title, content, time, pinned }) => (
          <li key={id}>
            <span className={styles.mark}>
              <Icon name={type === 'PR' ? 'promo' : 'announce'} />
            </span>
            <div className={styles.words}>
              <h2>
                <Link className={styles.link} to={noticePath({ id })}>
                  {title}
                </Link>
                {pinned && (
                  <Tag tone="gold" icon="star">
                    {t('notices.pinned')}
                  </Tag>
                )}
              </h2>
              <p className="one-line">{paragraphsOf(content)[0]}</p>
            </div>
            <time className="muted" dateTime={time}>
              {format.date(time)}
            </time>
          </li>
        ))}
      </ul>
      <div className="table-foot">
        <span>{t('notices.count', { count: list.data.total })}</span>
        <Pagination
          page={page}
          pages={Math.ceil(list.data.total / pageSize)}
          onPage={(next) => navigate(noticePath({ type, page: next }))}
        />
      </div>
    </Panel>
  );
}
