import type { DrawResult, LotteryGame } from '@unisite/shared/contract/lottery';
import { electronicGroupOf } from '@unisite/shared/contract/lotteryAddress';
import { useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { Countdown, classNames, Flag, Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useNextDraw } from '../draws/useNextDraw.ts';
import { Balls } from '../parts/Balls.tsx';
import { DrawTime } from '../parts/DrawTime.tsx';
import { numbersOf } from '../results/ranks.ts';
import styles from './ElectronicResults.module.css';

interface GameCardProps {
  game: LotteryGame;
  chosen: boolean;
  to: string;
  last: DrawResult | undefined;
}

/** A game: interval of its draws, countdown, last result. */
export function GameCard({ game, chosen, to, last }: GameCardProps): ReactElement {
  const t = useText();
  const { drawAt } = useNextDraw(game);
  const kind = electronicGroupOf(game);
  return (
    <Link className={classNames('panel', styles.game)} to={to} aria-current={chosen || undefined}>
      <span className={styles.mark} aria-hidden>
        {kind}
      </span>
      <span className={styles.gameName}>
        <strong>{game.remark}</strong>
        {game.isHot && <Flag kind="hot" />}
        <small>
          <DrawTime game={game} />
        </small>
      </span>
      <span className={styles.left}>
        <Icon name="clock" size={14} />
        <span className="visually-hidden">{t('next.drawsIn')}</span>
        <Countdown until={drawAt} look="text" />
      </span>
      <span className={styles.lastBalls}>
        {kind && last ? (
          <Balls kind={kind} numbers={numbersOf(last, 'BALLS')} size="sm" />
        ) : (
          <span className="bone bone--line bone--mid" />
        )}
      </span>
    </Link>
  );
}
