import type { LotteryGame } from '@unisite/shared/contract/lottery';
import { electronicGroupOf, lotteryAddress } from '@unisite/shared/contract/lotteryAddress';
import { useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { Button, classNames, Flag, Icon } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { NextTime } from '../parts/DrawTime.tsx';
import styles from './TodaysDraws.module.css';
import { useGameName } from './useGameName.ts';

/** Section 9: most popular games shown. */
const MAX_SHOWN = 20;
/** Shown before "more": two rows. */
const shownFirst = 8;

const iconOf = (game: LotteryGame) => {
  if (electronicGroupOf(game)) return game.interval === null ? 'target' : 'bolt';
  return game.interval === null ? 'lottery' : 'clock';
};

/** Popular games with the time of their next draw, or a countdown to it. */
export function HotStrip({ games }: { games: readonly LotteryGame[] }): ReactElement {
  const t = useText();
  const nameOf = useGameName();
  const [all, setAll] = useState(false);
  const popular = games.slice(0, MAX_SHOWN);
  const shown = all ? popular : popular.slice(0, shownFirst);
  const hidden = popular.length - shown.length;
  return (
    <section className={styles.hot} aria-label={t('draws.popular')}>
      <Flag kind="hot" />
      <ul className={styles.strip}>
        {shown.map((game) => (
          <li key={game.code}>
            <Link className={classNames(styles.draw, styles.drawHot)} to={lotteryAddress(game)}>
              <Icon name={iconOf(game)} size={16} />
              <span className="one-line">{nameOf(game)}</span>
              <NextTime game={game} />
            </Link>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="quiet" size="sm" iconEnd="down" onClick={() => setAll(true)}>
          {t('draws.more', { count: hidden })}
        </Button>
      )}
    </section>
  );
}
