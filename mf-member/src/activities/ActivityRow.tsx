import type { Activity, PromotionState } from '@unisite/shared/contract/promotions';
import { useFormat, useText } from '@unisite/shared/i18n';
import { usePermissions } from '@unisite/shared/session';
import { Button, Tag, type TagProps } from '@unisite/shared/ui';
import { Meter } from '@unisite/shared/ui/charts';
import type { ReactElement } from 'react';
import { subPagePath } from '../centre/subPage.ts';
import styles from './Activities.module.css';

const looks: Readonly<Record<PromotionState, Pick<TagProps, 'tone' | 'icon'>>> = {
  join: { tone: 'gold', icon: 'gift' },
  claim: { tone: 'gold', icon: 'gift' },
  joined: { tone: 'sky', icon: 'check' },
  applying: { tone: 'gold', icon: 'clock' },
  process: { tone: 'sky', icon: 'play' },
  soon: { icon: 'clock' },
  issued: { tone: 'jade', icon: 'check' },
  claimed: { tone: 'jade', icon: 'check' },
  rejected: { tone: 'coral', icon: 'close' },
  close: { icon: 'history' },
};

/** A promotion: the member's state, what it gave, and the next action. */
export function ActivityRow({ activity }: { activity: Activity }): ReactElement {
  const t = useText();
  const format = useFormat();
  const { title, summary, highlight, state, reason, bonus, brings } = activity;
  const money = (value: number) => format.money(value, { whole: true });
  return (
    <li className={styles.row} data-state={state}>
      <div className={styles.text}>
        <p className={styles.name}>
          <strong>{title}</strong>
          <Tag {...looks[state]}>
            {state === 'rejected' && activity.application ? t('activities.refused') : t(`activities.state.${state}`)}
          </Tag>
        </p>
        <p className="muted">{reason ?? summary}</p>
        {state === 'process' && bonus && (
          <div className={styles.bar}>
            <Meter
              value={bonus.target === 0 ? 1 : bonus.wagered / bonus.target}
              label={t('bonuses.meter', { title })}
            />
            <small className="num">
              {t('bonuses.wagered', { wagered: money(bonus.wagered), target: money(bonus.target) })}
            </small>
          </div>
        )}
        <small className="muted">
          <When activity={activity} />
        </small>
      </div>
      <div className={styles.end}>
        {bonus && (state === 'issued' || state === 'claimed' || state === 'process') ? (
          <strong className={`num ${state === 'process' ? '' : 'up'}`}>{format.money(bonus.amount)}</strong>
        ) : (
          (brings !== null || highlight) && (
            <strong className={styles.highlight}>{brings === null ? highlight : format.money(brings)}</strong>
          )
        )}
        <Next activity={activity} />
      </div>
    </li>
  );
}

/** The relevant time in its state. */
function When({
  activity: { state, startsAt, opensAt, endsAt, bonus, application },
}: {
  activity: Activity;
}): ReactElement {
  const t = useText();
  const format = useFormat();
  if (state === 'soon') return <>{t('activities.starts', { at: format.dateTime(opensAt ?? startsAt) })}</>;
  if (state === 'applying' && application)
    return (
      <>{t('activities.applied', { reference: application.reference, at: format.dateTime(application.sentAt) })}</>
    );
  if (state === 'process' && bonus?.endsAt) return <>{t('activities.until', { at: format.dateTime(bonus.endsAt) })}</>;
  if (bonus?.closedAt) return <>{t('activities.closed', { at: format.dateTime(bonus.closedAt) })}</>;
  return <>{endsAt ? t('activities.ends', { at: format.dateTime(endsAt) }) : t('activities.noEnd')}</>;
}

function Next({ activity: { id, state, starts, again } }: { activity: Activity }): ReactElement {
  const t = useText();
  const { onBreak } = usePermissions();
  const detail = `/promoDetail?id=${encodeURIComponent(id)}`;
  if ((state === 'join' || state === 'claim') && !onBreak)
    return (
      <Button size="sm" variant="primary" href={detail}>
        {t(starts === 'application' ? 'activities.apply' : state === 'claim' ? 'activities.claim' : 'activities.join')}
      </Button>
    );
  if (state === 'applying' || (again && !onBreak))
    return (
      <Button size="sm" variant="outline" href={detail}>
        {t(again ? 'activities.again' : 'activities.application')}
      </Button>
    );
  if (state === 'joined' && starts === 'deposit' && !onBreak)
    return (
      <Button size="sm" variant="outline" href={subPagePath('deposit')}>
        {t('menu.deposit')}
      </Button>
    );
  if (state === 'process')
    return (
      <Button size="sm" variant="outline" href={subPagePath('bonusDetails')}>
        {t('activities.progress')}
      </Button>
    );
  if (state === 'issued' || state === 'claimed')
    return (
      <Button size="sm" variant="quiet" href={subPagePath('transactionHistory', { kind: 'bonus' })}>
        {t('rebates.record')}
      </Button>
    );
  return (
    <Button size="sm" variant="quiet" href={detail}>
      {t('activities.terms')}
    </Button>
  );
}
