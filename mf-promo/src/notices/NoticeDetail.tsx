import { useOperation } from '@unisite/shared/api';
import { announcementDetail, announcements } from '@unisite/shared/contract/messages';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { Button, EmptyState, Icon, Panel, QueryError, Skeleton, Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Notices.module.css';
import { listedTypes, noticePath, paragraphsOf } from './noticePath.ts';

/** One announcement, with links to the newer and older of its type. */
export function NoticeDetail({ id }: { id: string }): ReactElement {
  const t = useText();
  const detail = useOperation(announcementDetail, { id }, { enabled: id.length <= 40 });
  if (id.length > 40 || detail.error?.code === 'NOT_FOUND') {
    return (
      <Panel>
        <EmptyState
          picture="mail"
          title={t('notices.unknown')}
          text={t('notices.unknownText')}
          action={
            <Button variant="primary" href={noticePath({})}>
              {t('notices.toAll')}
            </Button>
          }
        />
      </Panel>
    );
  }
  if (detail.error && !detail.data) {
    return (
      <Panel>
        <QueryError title={t('notices.failed')} query={detail} />
      </Panel>
    );
  }
  return (
    <div className="split split--main">
      <Panel busy={!detail.data}>{detail.data ? <Article notice={detail.data} /> : <Skeleton count={8} />}</Panel>
      {detail.data && <Others except={id} type={detail.data.type} />}
    </div>
  );
}

interface Neighbour {
  id: string;
  title: string;
}

interface ArticleProps {
  notice: {
    type: string;
    title: string;
    content: string;
    time: string;
    pinned: boolean;
    picture: string | null;
    newer: Neighbour | null;
    older: Neighbour | null;
  };
}

function Article({ notice }: ArticleProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const neighbour = (to: Neighbour | null, way: 'newer' | 'older') =>
    to && (
      <Link className={styles.neighbour} to={noticePath({ id: to.id })} data-way={way}>
        <small>
          <Icon name={way === 'newer' ? 'left' : 'right'} size={14} />
          {t(`notices.${way}`)}
        </small>
        <span className="one-line">{to.title}</span>
      </Link>
    );
  return (
    <article className={styles.article}>
      <p className="row">
        <Tag>{t(`type.${notice.type}`)}</Tag>
        {notice.pinned && (
          <Tag tone="gold" icon="star">
            {t('notices.pinned')}
          </Tag>
        )}
        <time className="muted" dateTime={notice.time}>
          {format.weekday(notice.time)}, {format.dateTime(notice.time)}
        </time>
      </p>
      <h2>{notice.title}</h2>
      {notice.picture && <img className={styles.picture} src={notice.picture} alt="" decoding="async" />}
      <div className={styles.content}>
        {paragraphsOf(notice.content).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {(notice.newer || notice.older) && (
        <nav className={styles.neighbours} aria-label={t('notices.neighbours')}>
          {neighbour(notice.newer, 'newer')}
          {neighbour(notice.older, 'older')}
        </nav>
      )}
    </article>
  );
}

/** The latest of the list, beside the one being read. */
function Others({ type, except }: { type: string; except: string }): ReactElement | null {
  const t = useText();
  const format = useFormat();
  const listed = listedTypes.find((one) => one === type) ?? 'B';
  const latest = useOperation(announcements, { type: listed, page: 1, pageSize: 10 });
  const rows = (latest.data?.rows ?? []).filter(({ id }) => id !== except).slice(0, 6);
  if (latest.data && rows.length === 0) return null;
  return (
    <Panel
      flush
      title={t('notices.latest')}
      busy={!latest.data}
      end={
        <Link className="link" to={noticePath({ type: listed })}>
          {t('notices.all')}
        </Link>
      }
    >
      <ul className={styles.others}>
        {rows.map(({ id, title, time }) => (
          <li key={id}>
            <Link to={noticePath({ id })}>{title}</Link>
            <time className="muted" dateTime={time}>
              {format.date(time)}
            </time>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
