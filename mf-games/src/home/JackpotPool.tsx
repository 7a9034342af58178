import type { Jackpot } from '@unisite/shared/contract/jackpots';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Amount, Icon, KitLink } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { shelfOf } from '../games/categories.ts';
import styles from './JackpotPool.module.css';

/** A progressive pool: name, amount, last winner, and a link to its games. */
export function JackpotPool({ pool }: { pool: Jackpot }): ReactElement {
  const t = useText();
  const format = useFormat();
  const { name, amount, games, category, last } = pool;
  return (
    <section className={styles.pool} aria-label={`${t('jackpot.label')}: ${name}`}>
      <Icon name="drum" className={styles.drum} />
      <div className={styles.title}>
        <strong>{name}</strong>
        <small>{t('jackpot.games', { count: games, figure: format.number(games) })}</small>
      </div>
      <p className={styles.sum}>
        <Amount value={format.money(amount, { whole: true })} />
      </p>
      <div className={styles.side}>
        {last ? (
          <dl>
            <dt>{t('jackpot.last')}</dt>
            <dd>
              <Amount value={format.money(last.amount, { whole: true })} />
              <small>{format.date(last.at)}</small>
            </dd>
            <dt>{t('jackpot.winner')}</dt>
            <dd>
              {last.account ?? t('jackpot.somebody')}
              {last.gameName !== null && <small className="one-line">{last.gameName}</small>}
            </dd>
          </dl>
        ) : (
          <p className="muted">{t('jackpot.never')}</p>
        )}
        <KitLink className="btn btn--primary" href={shelfOf(category).path}>
          {t('jackpot.play')}
        </KitLink>
      </div>
    </section>
  );
}
