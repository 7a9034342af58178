import type { MemberBonus } from '@unisite/shared/contract/bonuses';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Amount, Button, Tag, type TagProps } from '@unisite/shared/ui';
import { Meter } from '@unisite/shared/ui/charts';
import type { ReactElement } from 'react';
import styles from './Bonuses.module.css';

const looks: Readonly<Record<MemberBonus['state'], Pick<TagProps, 'tone' | 'icon'>>> = {
  waiting: { icon: 'clock' },
  running: { tone: 'sky', icon: 'play' },
  released: { tone: 'jade', icon: 'check' },
  spent: { icon: 'ticket' },
  expired: { icon: 'clock' },
  givenUp: { icon: 'close' },
  takenBack: { tone: 'coral', icon: 'close' },
};

interface BonusProps {
  bonus: MemberBonus;
  onGiveUp: () => void;
}

/** A bonus: amount, state, progress of its wagering, and what counts towards it. */
export function Bonus({ bonus, onGiveUp }: BonusProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const { title, amount, balance, closedWith, state, givenAt, closedAt, wagering } = bonus;
  const isOpen = state === 'running' || state === 'waiting';
  return (
    <li className={styles.bonus}>
      <div className={styles.head}>
        <div>
          <strong>{title}</strong>
          <small>
            {closedAt
              ? t('bonuses.givenAndClosed', { given: format.dateTime(givenAt), closed: format.dateTime(closedAt) })
              : t('bonuses.given', { given: format.dateTime(givenAt) })}
          </small>
        </div>
        <div className={styles.sum}>
          <Amount
            value={format.money(closedWith ?? balance)}
            tone={state === 'released' ? 'up' : isOpen ? 'gold' : 'muted'}
          />
          {wagering && (closedWith ?? balance) !== amount && (
            <small className="num">{t('bonuses.ofGiven', { amount: format.money(amount, { whole: true }) })}</small>
          )}
          <Tag {...looks[state]}>{t(`bonuses.state.${state}`)}</Tag>
        </div>
      </div>
      {wagering && <Wagering bonus={bonus} wagering={wagering} />}
      {isOpen && wagering && (
        <div className={styles.foot}>
          <span>
            {wagering.largestBet === null
              ? t('bonuses.valid')
              : t('bonuses.largestBet', { amount: format.money(wagering.largestBet, { whole: true }) })}
          </span>
          <Button size="sm" variant="quiet" aria-label={t('bonuses.giveUpOne', { title })} onClick={onGiveUp}>
            {t('bonuses.giveUp')}
          </Button>
        </div>
      )}
    </li>
  );
}

interface WageringProps {
  bonus: MemberBonus;
  wagering: NonNullable<MemberBonus['wagering']>;
}

function Wagering({ bonus: { title, state, endsAt }, wagering }: WageringProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const money = (value: number) => format.money(value, { whole: true });
  const { target, wagered, days, weights } = wagering;
  const left = Math.max(0, target - wagered);
  return (
    <>
      <div className={styles.bar}>
        <Meter
          value={wagered / target}
          label={t('bonuses.meter', { title })}
          tone={state === 'released' ? 'jade' : undefined}
        />
        <p>
          <span className="num">{t('bonuses.wagered', { wagered: money(wagered), target: money(target) })}</span>
          {state === 'running' && endsAt && (
            <span className="num">{t('bonuses.left', { left: money(left), until: format.dateTime(endsAt) })}</span>
          )}
          {state === 'waiting' && <span>{t('bonuses.waits', { count: days })}</span>}
          {state === 'released' && <span>{t('bonuses.isYours')}</span>}
        </p>
      </div>
      {(state === 'running' || state === 'waiting') && (
        <ul className={styles.weights} aria-label={t('bonuses.weights')}>
          {weights.map(({ category, percent }) => (
            <li key={category}>
              {t(`category.${category}`)} <b className="num">{format.percent(percent, 0)}</b>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
