import { gameAddress } from '@unisite/shared/contract/gameAddress';
import type { GameCard } from '@unisite/shared/contract/games';
import { useText } from '@unisite/shared/i18n';
import { requireLogin } from '@unisite/shared/session';
import { Button, Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './GameBar.module.css';

/** Says that this is play money, and links to the same game for money. */
export function PlayForMoney({ game }: { game: GameCard }): ReactElement {
  const t = useText();
  const address = gameAddress(game);
  return (
    <span className={styles.demo}>
      <Tag tone="sky" icon="info">
        {t('play.demo')}
      </Tag>
      <Button
        size="sm"
        variant="primary"
        href={address}
        onClick={(event) => {
          if (!requireLogin(address)) event.preventDefault();
        }}
      >
        {t('play.forMoney')}
      </Button>
    </span>
  );
}
