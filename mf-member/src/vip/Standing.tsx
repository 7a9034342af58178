import type { ValueOf } from '@unisite/shared/contract/operation';
import type { VipLevel, vipClub } from '@unisite/shared/contract/vip';
import { useFormat, useText } from '@unisite/shared/i18n';
import { useSession } from '@unisite/shared/session';
import { Icon, Tag, useStartTime } from '@unisite/shared/ui';
import { Meter } from '@unisite/shared/ui/charts';
import type { ReactElement } from 'react';
import { joinedDay } from '../centre/joinedDay.ts';
import { nextStep } from './clubSteps.ts';
import styles from './Vip.module.css';

type Mine = NonNullable<ValueOf<typeof vipClub>['mine']>;

/** The member's level, progress to the next, and what keeps it this month. */
export function Standing({ levels, mine }: { levels: readonly VipLevel[]; mine: Mine }): ReactElement {
  const t = useText();
  const format = useFormat();
  const session = useSession();
  const level = levels.find(({ id }) => id === mine.level) ?? null;
  const next = nextStep(levels, mine);
  const money = (sum: number) => format.money(sum, { whole: true });
  const day = joinedDay(mine.regDate, new Date(useStartTime(60_000)));
  const account = session.status === 'in' ? session.info.nickname || session.info.account : '';
  return (
    <section className={styles.club} aria-label={t('vip.yours')}>
      <Icon name="drum" className={styles.drum} />
      {level && <img className={styles.badge} src={level.badge} alt="" width={148} height={148} />}
      <div className={styles.main}>
        <div>
          <p className="muted">{t('vip.yours')}</p>
          <h1>{level?.name ?? t('vip.noLevel')}</h1>
          <p className="muted">
            {[account, ...(day === null ? [] : [t('who.day', { day: format.number(day) })])]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {next ? (
          <div className={styles.track}>
            <p>
              <b>{t('vip.to', { level: next.level.name })}</b>
              <span>
                {money(mine.turnover)} / {money(next.level.turnover)}
              </span>
            </p>
            <Meter label={t('vip.to', { level: next.level.name })} value={next.share} />
            <p>
              <span>
                {[
                  ...(next.turnover > 0 ? [t('vip.turnoverLeft', { amount: money(next.turnover) })] : []),
                  ...(next.deposits > 0 ? [t('vip.depositsLeft', { amount: money(next.deposits) })] : []),
                ].join(' · ')}
              </span>
              {next.level.gifts.upgrade > 0 && (
                <span className="gold">{t('vip.upgradeGift', { amount: money(next.level.gifts.upgrade) })}</span>
              )}
            </p>
          </div>
        ) : (
          <p>{t('vip.highest')}</p>
        )}
      </div>
      {level && level.keep > 0 && (
        <div className={styles.keep}>
          <p>
            <b>{t('vip.keep')}</b>
            {mine.monthTurnover >= level.keep && (
              <Tag tone="jade" icon="check">
                {t('vip.kept')}
              </Tag>
            )}
          </p>
          <Meter
            label={t('vip.keep')}
            value={Math.min(1, mine.monthTurnover / level.keep)}
            tone={mine.monthTurnover >= level.keep ? 'jade' : 'coral'}
          />
          <p className="muted">
            {money(mine.monthTurnover)} / {money(level.keep)}
          </p>
        </div>
      )}
    </section>
  );
}
