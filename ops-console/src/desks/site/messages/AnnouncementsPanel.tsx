import {
  type AnnouncementState,
  announcementDesk,
  type OperatorAnnouncement,
} from '@unisite/shared/contract/operatorsAnnouncements';
import { useLocalized, useText } from '@unisite/shared/i18n';
import {
  Chips,
  EmptyState,
  ErrorState,
  Icon,
  Pagination,
  Panel,
  Skeleton,
  Tag,
  type TagProps,
} from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { DialogButton } from '../../../acts/DialogButton.tsx';
import preview from '../../../acts/MessagePreview.module.css';
import { useOperation } from '../../../frame/api/queries.ts';
import rows from '../../../frame/cards/Rows.module.css';
import { useErrorText } from '../../../frame/words/useErrorText.ts';
import { useMarkets } from '../../../frame/words/useMarkets.ts';
import { useNumberFormat } from '../../../frame/words/useNumberFormat.ts';
import styles from './Announcements.module.css';

const pageSize = 8;
const states = ['shown', 'scheduled', 'draft', 'ended', 'withdrawn'] as const;
const looks: Readonly<Record<AnnouncementState, Pick<TagProps, 'tone' | 'icon'>>> = {
  draft: { icon: 'edit' },
  scheduled: { tone: 'sky', icon: 'clock' },
  shown: { tone: 'jade', icon: 'eye' },
  ended: { icon: 'history' },
  withdrawn: { tone: 'coral', icon: 'eye-off' },
};

/** Past and coming announcements, with buttons to write, change and withdraw. */
export function AnnouncementsPanel(): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const figures = useNumberFormat();
  const [state, setState] = useState<AnnouncementState | 'all'>('all');
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useOperation(
    announcementDesk,
    { ...(state === 'all' ? {} : { state }), page, pageSize },
    { keepPrevious: true },
  );
  const choose = (id: string) => {
    setState(states.find((one) => one === id) ?? 'all');
    setPage(1);
  };
  return (
    <Panel
      flush
      busy={isFetching}
      title={t('announcements.title')}
      end={
        <DialogButton size="sm" variant="primary" icon="plus" request={{ kind: 'announcement', announcement: null }}>
          {t('announcements.write')}
        </DialogButton>
      }
    >
      <div className={styles.filter}>
        <Chips
          label={t('announcements.filter')}
          value={state}
          onChange={choose}
          options={(['all', ...states] as const).map((id) => ({ id, label: t(`announcements.state.${id}`) }))}
        />
      </div>
      {data ? (
        data.rows.length === 0 ? (
          <EmptyState title={t('announcements.none')} text={t('announcements.noneText')} />
        ) : (
          <ul className={rows.rows}>
            {data.rows.map((row) => (
              <Line key={row.id} announcement={row} />
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState
          title={t('announcements.failed')}
          text={errorText(error)}
          code={error.code}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className="panel__body">
          <Skeleton kind="row" count={4} />
        </div>
      )}
      {data && data.total > pageSize && (
        <div className="table-foot">
          <span>{t('announcements.total', { count: data.total, n: figures.count(data.total) })}</span>
          <Pagination page={page} pages={Math.ceil(data.total / pageSize)} onPage={setPage} />
        </div>
      )}
    </Panel>
  );
}

function Line({ announcement }: { announcement: OperatorAnnouncement }): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const localized = useLocalized();
  const { nameOf } = useMarkets();
  const { state, type, markets, from, until, pinned } = announcement;
  const title = localized(announcement.title);
  return (
    <li>
      <div className={rows.text}>
        <div className="row">
          <Tag {...looks[state]}>{t(`announcements.state.${state}`)}</Tag>
          <strong>{title}</strong>
          {pinned && <Icon name="star" size={16} label={t('announcements.pinned')} />}
        </div>
        <p className={preview.excerpt}>{localized(announcement.content)}</p>
        <p className="muted">
          {[
            t(`announcements.type.${type}`),
            markets.map(nameOf).join(', '),
            ...(from ? [t('announcements.since', { at: figures.when(from) })] : []),
            ...(until ? [t('announcements.to', { at: figures.when(until) })] : []),
          ].join(' · ')}
        </p>
      </div>
      <div className="row">
        <DialogButton
          size="sm"
          variant="outline"
          aria-label={t('announcements.editOf', { title })}
          request={{ kind: 'announcement', announcement }}
        >
          {t('announcements.edit')}
        </DialogButton>
        {state !== 'withdrawn' && (
          <DialogButton
            size="sm"
            variant="outline"
            aria-label={t('announcements.withdrawOf', { title })}
            request={{ kind: 'withdrawAnnouncement', announcement }}
          >
            {t('announcements.withdraw')}
          </DialogButton>
        )}
      </div>
    </li>
  );
}
