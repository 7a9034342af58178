import type { GameCard } from '@unisite/shared/contract/games';
import { useText } from '@unisite/shared/i18n';
import { Spinner } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { SlowLaunch, type SlowLaunchProps } from './SlowLaunch.tsx';
import styles from './Waiting.module.css';

/** Covers the frame until it loads: the game's picture where known, and a notice when it takes long. */
export function Waiting({ game, ...slow }: { game: GameCard | null } & SlowLaunchProps): ReactElement {
  const t = useText();
  return (
    <div className={styles.waiting}>
      {game ? (
        <img className={styles.picture} src={game.icon} alt="" width={150} height={200} />
      ) : (
        <span className={`bone ${styles.picture}`} aria-hidden />
      )}
      <p className={styles.word}>
        <Spinner />
        {game ? t('play.openingGame', { name: game.name }) : t('play.opening')}
      </p>
      <div className={styles.late}>
        <SlowLaunch {...slow} />
      </div>
    </div>
  );
}
