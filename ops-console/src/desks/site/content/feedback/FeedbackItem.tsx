import type { FeedbackState, OperatorFeedback } from '@unisite/shared/contract/operatorsFeedback';
import { useText } from '@unisite/shared/i18n';
import { Button, Icon, Tag, type TagProps } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DialogButton } from '../../../../acts/DialogButton.tsx';
import { MemberLink } from '../../../../frame/cards/MemberName.tsx';
import rows from '../../../../frame/cards/Rows.module.css';
import { useCopy } from '../../../../frame/words/useCopy.ts';
import { useMarkets } from '../../../../frame/words/useMarkets.ts';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import styles from './Feedback.module.css';

const looks: Readonly<Record<FeedbackState, Pick<TagProps, 'tone' | 'icon'>>> = {
  new: { tone: 'gold', icon: 'mail' },
  working: { tone: 'sky', icon: 'clock' },
  answered: { tone: 'jade', icon: 'check' },
  closed: { icon: 'lock' },
};

/** A message from a visitor or member, with its state. */
export function FeedbackItem({ feedback }: { feedback: OperatorFeedback }): ReactElement {
  const t = useText();
  const copy = useCopy();
  const figures = useNumberFormat();
  const { nameOf } = useMarkets();
  const { reference, market, member, content, contact, at, state, note, answer, by, changedAt } = feedback;
  return (
    <li>
      <div className={rows.text}>
        <div className="row">
          <Tag {...looks[state]}>{t(`feedback.state.${state}`)}</Tag>
          <span className="code">{reference}</span>
          <span className="muted">
            {nameOf(market)} · <time dateTime={at}>{figures.when(at)}</time>
          </span>
        </div>
        <p className={styles.content}>{content}</p>
        <p className={styles.sender}>
          <Icon name={member ? 'user' : 'eye-off'} size={16} />
          {member ? (
            <span>
              <MemberLink account={member.account} /> ({member.nickname})
            </span>
          ) : (
            t('feedback.guest')
          )}
        </p>
        {contact && (
          <p className={styles.sender}>
            <Icon name="phone" size={16} />
            <span>{t('feedback.contact', { contact })}</span>
            <Button
              size="sm"
              variant="quiet"
              icon="copy"
              aria-label={t('feedback.copyOf', { reference })}
              onClick={() => void copy(contact)}
            >
              {t('feedback.copy')}
            </Button>
          </p>
        )}
        {answer && (
          <div className={styles.box}>
            <p className="muted">{t('feedback.answerGiven')}</p>
            <p className={styles.content}>{answer}</p>
          </div>
        )}
        {note && (
          <div className={styles.box}>
            <p className="muted">{t('feedback.note')}</p>
            <p className={styles.content}>{note}</p>
          </div>
        )}
        {by && changedAt && <p className="muted">{t('feedback.changed', { who: by, at: figures.when(changedAt) })}</p>}
      </div>
      <div className="row">
        {member && state !== 'closed' && (
          <DialogButton
            size="sm"
            variant="primary"
            icon="send"
            aria-label={t('feedback.answerOf', { reference })}
            request={{ kind: 'answerFeedback', feedback }}
          >
            {t('feedback.answer')}
          </DialogButton>
        )}
        <DialogButton
          size="sm"
          variant="outline"
          icon="edit"
          aria-label={t('feedback.changeOf', { reference })}
          request={{ kind: 'changeFeedback', feedback }}
        >
          {t('feedback.change')}
        </DialogButton>
      </div>
    </li>
  );
}
