import { invalidate, useOperation } from '@unisite/shared/api';
import { type OwnFeedback as Letter, type OwnFeedbackState, ownFeedback } from '@unisite/shared/contract/site';
import { useBusEvent } from '@unisite/shared/events';
import { useFormat, useText } from '@unisite/shared/i18n';
import { navigate, useSearch } from '@unisite/shared/navigation';
import { EmptyState, Pagination, Panel, QueryError, Skeleton, Tag, type TagProps } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { readListPage, subPagePath, writeListPage } from '../centre/subPage.ts';
import styles from './Feedback.module.css';

const pageSize = 10;

const looks: Readonly<Record<OwnFeedbackState, Pick<TagProps, 'tone' | 'icon'>>> = {
  sent: { tone: 'gold', icon: 'send' },
  read: { tone: 'sky', icon: 'eye' },
  answered: { tone: 'jade', icon: 'check' },
  closed: { icon: 'lock' },
};

/** The member's messages, latest first; refetched after a new inbox message, which announces a reply. */
export function OwnFeedback(): ReactElement {
  const t = useText();
  const page = readListPage(useSearch());
  const query = useOperation(ownFeedback, { page, pageSize }, { keepPrevious: true, staleTime: 0 });
  const { data, error, isFetching } = query;
  useBusEvent('messages.unread', () => void invalidate(ownFeedback));
  return (
    <Panel title={t('feedback.own')} flush busy={isFetching}>
      {data?.rows.length === 0 && (
        <EmptyState picture="mail" level={3} title={t('feedback.none')} text={t('feedback.noneText')} />
      )}
      {data && data.rows.length > 0 && (
        <ul>
          {data.rows.map((letter) => (
            <Item key={letter.reference} letter={letter} />
          ))}
        </ul>
      )}
      {!data && error && <QueryError title={t('feedback.failed')} query={query} />}
      {!data && !error && (
        <div className="panel__body">
          <Skeleton count={4} />
        </div>
      )}
      {data && data.total > pageSize && (
        <div className="table-foot">
          <span>{t('feedback.total', { count: data.total })}</span>
          <Pagination
            page={page}
            pages={Math.ceil(data.total / pageSize)}
            onPage={(to) => navigate(subPagePath('feedback', { p: writeListPage(to) }))}
          />
        </div>
      )}
    </Panel>
  );
}

function Item({ letter }: { letter: Letter }): ReactElement {
  const t = useText();
  const format = useFormat();
  const { reference, content, at, state, changedAt, answer } = letter;
  return (
    <li className={styles.letter}>
      <p className={styles.head}>
        <Tag {...looks[state]}>{t(`feedback.state.${state}`)}</Tag>
        <span className="num">{reference}</span>
        <small className="muted">
          {[
            t('feedback.sentAt', { at: format.dateTime(at) }),
            ...(changedAt ? [t('feedback.changedAt', { at: format.dateTime(changedAt) })] : []),
          ].join(', ')}
        </small>
      </p>
      <p className={styles.written}>{content}</p>
      {answer && (
        <div className={styles.answer}>
          <h3>{t('feedback.answer')}</h3>
          <p className={styles.written}>{answer}</p>
        </div>
      )}
    </li>
  );
}
