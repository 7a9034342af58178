import type { DrawResult, LotteryGame } from '@unisite/shared/contract/lottery';
import { electronicGroupOf } from '@unisite/shared/contract/lotteryAddress';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Countdown, Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { Balls, DigitBalls } from '../parts/Balls.tsx';
import { numbersOf } from '../results/ranks.ts';
import styles from './StationHead.module.css';
import { useGameName } from './useGameName.ts';
import { useHasPassed, useNextDraw } from './useNextDraw.ts';

interface StationHeadProps {
  game: LotteryGame;
  /** Its latest result, once known. */
  last: DrawResult | undefined;
}

/** A game's name, next draw, latest result, and the end of betting. */
export function StationHead({ game, last }: StationHeadProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const name = useGameName()(game);
  const { drawAt, closesAt } = useNextDraw(game);
  const closed = useHasPassed(closesAt);
  const kind = electronicGroupOf(game);
  const draw = new Date(drawAt);
  const special = last && numbersOf(last, 'DB')[0];
  return (
    <section className={styles.head} aria-label={name}>
      <Icon name="drum" className={styles.drum} />
      <span className={styles.seal} aria-hidden>
        {kind ?? game.code}
      </span>
      <div className="stack stack--tight">
        <h1>{name}</h1>
        <p className={styles.facts}>
          <span>
            <Icon name="calendar" size={16} />
            {format.weekday(draw)}, {format.date(draw)}
          </span>
          <span>
            <Icon name="clock" size={16} />
            {t('head.drawAt')} <b className="num">{format.time(draw)}</b> {t('head.zone')}
          </span>
          <span>
            <Icon name="lock" size={16} />
            {t('head.closesAt')} <b className="num">{format.time(new Date(closesAt))}</b>
          </span>
        </p>
      </div>
      <div className={styles.last}>
        {!last && <span className={styles.awaited} />}
        {last && (
          <>
            <small>
              {t(kind ? 'head.lastDraw' : 'head.lastSpecial', {
                when: game.interval === null ? format.dayAndMonth(last.drawnAt) : format.time(last.drawnAt),
              })}
            </small>
            {special && <DigitBalls number={special} />}
            {kind && <Balls kind={kind} numbers={numbersOf(last, 'BALLS')} size={kind === 'PK10' ? 'sm' : 'md'} />}
          </>
        )}
      </div>
      <div className={styles.count}>
        <small>{t(closed ? 'next.drawsIn' : 'next.closesIn')}</small>
        <Countdown until={closed ? drawAt : closesAt} />
      </div>
    </section>
  );
}
