import type { GameCard } from '@unisite/shared/contract/games';
import { useText } from '@unisite/shared/i18n';
import { LazyImage } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './GameSheet.module.css';

/** Similar games; choosing one shows its sheet instead. */
export function SimilarGames({
  games,
  onChoose,
}: {
  games: readonly GameCard[];
  onChoose: (gameId: string) => void;
}): ReactElement | null {
  const t = useText();
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="sheet-alike">
      <h3 id="sheet-alike">{t('sheet.alike')}</h3>
      <ul className={styles.alike}>
        {games.map((game) => (
          <li key={game.gameId}>
            <button type="button" onClick={() => onChoose(game.gameId)}>
              <LazyImage src={game.icon} alt="" width={84} height={112} />
              <span>{game.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
