import './mailingTexts.ts';
import { type DeskMailing, type MailingState, mailingDesk } from '@unisite/shared/contract/operatorsMailings';
import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';
import { EmptyState, ErrorState, Pagination, Panel, Skeleton, Tag, type TagProps } from '@unisite/shared/ui';
import { Meter } from '@unisite/shared/ui/charts';
import { type ReactElement, useState } from 'react';
import { DialogButton } from '../../../acts/DialogButton.tsx';
import preview from '../../../acts/MessagePreview.module.css';
import { useOperation } from '../../../frame/api/queries.ts';
import rows from '../../../frame/cards/Rows.module.css';
import { useErrorText } from '../../../frame/words/useErrorText.ts';
import { useNumberFormat } from '../../../frame/words/useNumberFormat.ts';
import styles from './Mailings.module.css';
import { useSegmentText } from './useSegmentText.ts';

const pageSize = 10;
const looks: Readonly<Record<MailingState, Pick<TagProps, 'tone' | 'icon'>>> = {
  proposed: { tone: 'gold', icon: 'clock' },
  sending: { tone: 'sky', icon: 'send' },
  done: { tone: 'jade', icon: 'check' },
  stopped: { tone: 'coral', icon: 'block' },
  refused: { icon: 'close' },
};

/** Messages to segments: those being sent with their progress, earlier ones, and a button to write one. */
export function MailingDesk(): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const figures = useNumberFormat();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useOperation(mailingDesk, { page, pageSize }, { keepPrevious: true });
  return (
    <>
      <p className="muted">{t('mailings.intro')}</p>
      <Panel
        flush
        busy={isFetching && !data}
        title={t('mailings.title')}
        end={
          data && (
            <DialogButton size="sm" variant="primary" icon="plus" request={{ kind: 'mailing', labels: data.labels }}>
              {t('mailings.write')}
            </DialogButton>
          )
        }
      >
        {data?.rows.length === 0 && <EmptyState title={t('mailings.none')} text={t('mailings.noneText')} />}
        {data && data.rows.length > 0 && (
          <ul className={rows.rows}>
            {data.rows.map((row) => (
              <Line key={row.id} mailing={row} />
            ))}
          </ul>
        )}
        {!data && error && (
          <ErrorState
            title={t('mailings.failed')}
            text={errorText(error)}
            code={error.code}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && (
          <div className="panel__body">
            <Skeleton kind="row" count={4} />
          </div>
        )}
        {data && data.total > pageSize && (
          <div className="table-foot">
            <span>{t('mailings.total', { n: figures.count(data.total) })}</span>
            <Pagination page={page} pages={Math.ceil(data.total / pageSize)} onPage={setPage} />
          </div>
        )}
      </Panel>
    </>
  );
}

function Line({ mailing }: { mailing: DeskMailing }): ReactElement {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const segmentText = useSegmentText();
  const { state, kind, segment, reach, sent, writtenBy, writtenAt, endedAt, endedBy } = mailing;
  const title = localized(mailing.title);
  const counts = { sent: format.number(sent), all: format.number(reach) };
  return (
    <li>
      <div className={rows.text}>
        <div className="row">
          <Tag {...looks[state]}>{t(`mailings.state.${state}`)}</Tag>
          <strong>{title}</strong>
        </div>
        <p className={preview.excerpt}>{localized(mailing.content)}</p>
        <p className="muted">{[t(`segment.kind.${kind}`), ...segmentText(segment)].join(' · ')}</p>
        <p className="muted">
          {[
            t('mailings.writtenBy', { who: writtenBy, at: format.dateTime(writtenAt) }),
            ...(endedAt
              ? [
                  endedBy === null
                    ? t('mailings.doneAt', { at: format.dateTime(endedAt) })
                    : t(state === 'refused' ? 'mailings.refusedBy' : 'mailings.stoppedBy', {
                        who: endedBy,
                        at: format.dateTime(endedAt),
                      }),
                ]
              : []),
          ].join(' · ')}
        </p>
      </div>
      <div className={styles.progress}>
        <span className="num">
          {t(state === 'proposed' || state === 'refused' ? 'mailings.wouldReach' : 'mailings.progress', counts)}
        </span>
        {state === 'sending' && (
          <Meter value={reach === 0 ? 1 : sent / reach} label={t('mailings.progress', counts)} tone="sky" />
        )}
        {state === 'stopped' && <small className="muted">{t('mailings.stays')}</small>}
      </div>
      {state === 'sending' && (
        <DialogButton
          size="sm"
          variant="outline"
          aria-label={t('mailings.stopOf', { title })}
          request={{ kind: 'stopMailing', mailing }}
        >
          {t('mailings.stop')}
        </DialogButton>
      )}
    </li>
  );
}
