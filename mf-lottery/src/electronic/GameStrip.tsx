import type { LotteryGame } from '@unisite/shared/contract/lottery';
import { electronicGroupOf } from '@unisite/shared/contract/lotteryAddress';
import { useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { Countdown, slideToCurrent, VisuallyHidden } from '@unisite/shared/ui';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { withParameters } from '../draws/lotteryPlace.ts';
import type { Menu } from '../draws/menuColumns.ts';
import { useNextDraw } from '../draws/useNextDraw.ts';
import styles from './ElectronicResults.module.css';

interface GameStripProps {
  menus: readonly Menu[];
  chosen: LotteryGame;
  address: URLSearchParams;
}

/** All electronic games in a scrolling row, each with a countdown. */
export function GameStrip({ menus, chosen, address }: GameStripProps): ReactElement {
  const t = useText();
  const row = useRef<HTMLElement>(null);
  // scrolls the chosen one into view
  useLayoutEffect(() => slideToCurrent(row.current), []);
  return (
    <nav ref={row} className={styles.strip} aria-label={t('draws.electronic')}>
      {menus
        .flatMap(({ gameMenus }) => gameMenus)
        .map((game) => (
          <GameLink
            key={game.code}
            game={game}
            isChosen={game.code === chosen.code}
            to={withParameters(address, { gameCode: game.code })}
          />
        ))}
    </nav>
  );
}

interface GameLinkProps {
  game: LotteryGame;
  isChosen: boolean;
  to: string;
}

function GameLink({ game, isChosen, to }: GameLinkProps): ReactElement {
  const t = useText();
  const { drawAt } = useNextDraw(game);
  return (
    <Link className={styles.stripItem} to={to} aria-current={isChosen ? 'page' : undefined}>
      <span className={styles.mark} aria-hidden>
        {electronicGroupOf(game)}
      </span>
      <span>
        <strong>{game.remark}</strong>
        <small>
          <VisuallyHidden>{t('next.drawsIn')}</VisuallyHidden>
          <Countdown until={drawAt} look="text" />
        </small>
      </span>
    </Link>
  );
}
