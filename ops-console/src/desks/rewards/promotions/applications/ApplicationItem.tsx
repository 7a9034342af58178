import type { DeskApplication } from '@unisite/shared/contract/operatorsApplications';
import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';
import { Button, Notice, Tag, type TagProps } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DialogButton } from '../../../../acts/DialogButton.tsx';
import { MemberName } from '../../../../frame/cards/MemberName.tsx';
import rows from '../../../../frame/cards/Rows.module.css';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import { ApplicationPictures } from './ApplicationPictures.tsx';
import styles from './Applications.module.css';

const looks: Readonly<Record<DeskApplication['state'], Pick<TagProps, 'tone' | 'icon'>>> = {
  applying: { tone: 'gold', icon: 'clock' },
  accepted: { tone: 'jade', icon: 'check' },
  refused: { tone: 'coral', icon: 'close' },
};

/** One application: member, content, pictures, actions. */
export function ApplicationItem({ application }: { application: DeskApplication }): ReactElement {
  const t = useText();
  const format = useFormat();
  const figures = useNumberFormat();
  const localized = useLocalized();
  const { reference, promotion, market, member, state, remarks, bet, pictures, sentAt, decidedAt } = application;
  const { by, reason, given, amount, most, proposal } = application;
  const money = (sum: number) => format.money(sum, { whole: Number.isInteger(sum) });
  const gives =
    given !== null
      ? t('applications.given', { amount: money(given) })
      : amount !== null
        ? t('applications.gives', { amount: money(amount) })
        : most !== null
          ? t('applications.upTo', { most: money(most) })
          : t('applications.notOpen');
  return (
    <li>
      <div className={rows.text}>
        <div className="row">
          <Tag {...looks[state]}>{t(`applications.state.${state}`)}</Tag>
          <span className="code">{reference}</span>
          <strong>{localized(promotion.title)}</strong>
        </div>
        <p>
          <MemberName member={member} market={market} />
          {' · '}
          <span className="muted">{t('applications.sentAt', { at: figures.when(sentAt) })}</span>
        </p>
        {bet && (
          <p>
            {t('applications.bet', {
              round: bet.round,
              game: localized(bet.game),
              vendor: bet.vendor,
              at: figures.when(bet.at),
              staked: money(bet.staked),
              lost: money(bet.lost),
            })}
          </p>
        )}
        {state !== 'refused' && (
          <p>
            <b>{gives}</b>
          </p>
        )}
        {remarks && (
          <div className={styles.box}>
            <p className="muted">{t('applications.remarks')}</p>
            <p className={styles.written}>{remarks}</p>
          </div>
        )}
        {reason && (
          <div className={styles.box}>
            <p className="muted">{t('applications.reason')}</p>
            <p className={styles.written}>{localized(reason)}</p>
          </div>
        )}
        {pictures.length > 0 && <ApplicationPictures application={application} />}
        {by && decidedAt && (
          <p className="muted">{t('applications.decided', { who: by, at: figures.when(decidedAt) })}</p>
        )}
        {proposal && (
          <Notice
            action={
              <Button size="sm" href="#/acts">
                {t('applications.toPending')}
              </Button>
            }
          >
            {t('applications.waits', { by: proposal.by, amount: money(proposal.amount) })}
          </Notice>
        )}
      </div>
      {state === 'applying' && (
        <div className="row">
          {!proposal && most !== null && (
            <DialogButton
              size="sm"
              variant="primary"
              icon="check"
              aria-label={t('applications.acceptOf', { reference })}
              request={{ kind: 'acceptApplication', application }}
            >
              {t('applications.accept')}
            </DialogButton>
          )}
          <DialogButton
            size="sm"
            variant="outline"
            icon="block"
            aria-label={t('applications.refuseOf', { reference })}
            request={{ kind: 'refuseApplication', application }}
          >
            {t('applications.refuse')}
          </DialogButton>
        </div>
      )}
    </li>
  );
}
