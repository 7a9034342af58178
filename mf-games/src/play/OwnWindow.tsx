import type { GameCard } from '@unisite/shared/contract/games';
import { useText } from '@unisite/shared/i18n';
import { Button, Icon } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import styles from './Waiting.module.css';

interface OwnWindowProps {
  address: string;
  game: GameCard;
  /** The address was used, or its minute has passed: a new one is needed. */
  onRetry: () => void;
}

/** For a vendor whose games refuse frames: the link to their own window, usable once per address. */
export function OwnWindow({ address, game, onRetry }: OwnWindowProps): ReactElement {
  const t = useText();
  const [used, setUsed] = useState(false);
  return (
    <div className={styles.waiting}>
      <img className={styles.picture} src={game.icon} alt="" width={150} height={200} />
      <p className={styles.word} role="status">
        {t(used ? 'play.windowOpen' : 'play.window', { name: game.name })}
      </p>
      {used ? (
        <Button icon="refresh" onClick={onRetry}>
          {t('play.again')}
        </Button>
      ) : (
        <a
          className="btn btn--primary"
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => setUsed(true)}
        >
          <Icon name="external" />
          <span>{t('play.openWindow')}</span>
        </a>
      )}
    </div>
  );
}
