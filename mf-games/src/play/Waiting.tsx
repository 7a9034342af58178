import type { GameCard } from '@unisite/shared/contract/games';
import { useText } from '@unisite/shared/i18n';
import { Button, Spinner } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Waiting.module.css';

/** Over the frame until the game shows itself: its picture where it is known, and a word when it takes long. */
export function Waiting({
  game,
  late,
  onAgain,
}: {
  game: GameCard | null;
  late: boolean;
  onAgain: () => void;
}): ReactElement {
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
      <div className={styles.late} role="status">
        {late && (
          <>
            <p>{t('play.slow')}</p>
            <Button size="sm" icon="refresh" onClick={onAgain}>
              {t('play.again')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
