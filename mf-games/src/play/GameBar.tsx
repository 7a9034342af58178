import type { GameCard } from '@unisite/shared/contract/games';
import { useText } from '@unisite/shared/i18n';
import { Button, Icon, IconButton } from '@unisite/shared/ui';
import type { MouseEvent, ReactElement, ReactNode, Ref } from 'react';
import { useFavouriteState } from '../games/useFavouriteState.ts';
import { BarBalance } from './BarBalance.tsx';
import styles from './GameBar.module.css';
import type { LaunchRequest } from './launchRequest.ts';
import { PlayForMoney } from './PlayForMoney.tsx';
import type { Fullscreen } from './useFullscreen.ts';

interface GameBarProps {
  ref: Ref<HTMLDivElement>;
  play: LaunchRequest['play'];
  /** Null until it is known. */
  game: GameCard | null;
  opening: boolean;
  /** The session clock, where play counts. */
  clock: ReactNode;
  lobby: { href: string; label: string; onClick: (event: MouseEvent) => void };
  onReload: () => void;
  fullscreen: Fullscreen | null;
}

/** The bar over the game: back link, title, and tools of the frame. */
export function GameBar({ ref, play, game, opening, clock, lobby, onReload, fullscreen }: GameBarProps): ReactElement {
  const t = useText();
  return (
    <div ref={ref} className={styles.bar} role="toolbar" aria-label={t('play.tools')}>
      <Button variant="quiet" href={lobby.href} icon="left" className={styles.back} onClick={lobby.onClick}>
        {lobby.label}
      </Button>
      <h1 className={styles.title}>
        <span className="one-line">{game?.name ?? t(opening ? 'play.opening' : 'play.page')}</span>
        {game && <small className="one-line">{game.vendorName}</small>}
      </h1>
      <div className={styles.tools}>
        {clock}
        {play === 'real' ? (
          <BarBalance vendor={game?.vassalage} opening={opening} />
        ) : (
          game && <PlayForMoney game={game} />
        )}
        {game && <StarButton key={game.gameId} game={game} />}
        <IconButton icon="refresh" label={t('play.reload')} onClick={onReload} />
        {fullscreen && (
          <button
            type="button"
            className="btn btn--quiet btn--square"
            aria-pressed={fullscreen.on}
            aria-label={t('play.fullscreen')}
            title={t(fullscreen.on ? 'play.fullscreenLeave' : 'play.fullscreen')}
            onClick={fullscreen.toggle}
          >
            <FullscreenMark on={fullscreen.on} />
          </button>
        )}
      </div>
    </div>
  );
}

function StarButton({ game }: { game: GameCard }): ReactElement {
  const t = useText();
  const { favourite, toggle } = useFavouriteState(game);
  return (
    <button
      type="button"
      className={`btn btn--quiet btn--square ${styles.star}`}
      aria-pressed={favourite}
      aria-label={t('play.star', { name: game.name })}
      title={t('play.star', { name: game.name })}
      onClick={() => void toggle()}
    >
      <Icon name="star" />
    </button>
  );
}

/** Four corners pointing outwards, or inwards to leave; the sprite has no such icon. */
function FullscreenMark({ on }: { on: boolean }): ReactElement {
  const corners = on ? 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5' : 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5';
  return (
    <svg className="icon" width={20} height={20} viewBox="0 0 24 24" aria-hidden>
      <path d={corners} />
    </svg>
  );
}
