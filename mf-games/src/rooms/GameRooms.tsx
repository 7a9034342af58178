import { useOperation } from '@unisite/shared/api';
import { gameAddress } from '@unisite/shared/contract/gameAddress';
import { pvpRooms } from '@unisite/shared/contract/games';
import { useText } from '@unisite/shared/i18n';
import { Button, Dialog, EmptyState, ErrorState, Skeleton } from '@unisite/shared/ui';
import { useWallets } from '@unisite/shared/wallets';
import type { ReactElement } from 'react';
import { cachedCard } from '../games/cards.ts';
import { openedFrom } from '../games/returnAddress.ts';
import styles from './GameRooms.module.css';
import { RoomRow } from './RoomRow.tsx';

/** How often the seats are refetched, milliseconds. */
const REFRESH_MS = 15_000;

/** A card game's rooms with stakes and seats; where it has no rooms, the game's own tables. */
export function GameRooms({ gameId, onClose }: { gameId: string; onClose: () => void }): ReactElement {
  const t = useText();
  const { data, error, refetch, isFetching } = useOperation(pvpRooms, { gameId }, { every: REFRESH_MS });
  const game = cachedCard(gameId);
  const { purseOf } = useWallets();
  const go = (address: string) => {
    openedFrom(address);
    onClose();
  };
  const direct = gameAddress({ gameId, vassalage: game?.vassalage ?? '' });
  return (
    <Dialog open className={styles.rooms} title={game?.name ?? t('rooms.title')} onClose={onClose}>
      <p className={styles.lead}>{t('rooms.lead')}</p>
      {data?.rows.length === 0 ? (
        <EmptyState
          picture="search"
          title={t('rooms.none')}
          action={
            <Button variant="primary" icon="play" href={direct} onClick={() => go(direct)}>
              {t('sheet.play')}
            </Button>
          }
        />
      ) : data ? (
        <ul className={styles.list} aria-busy={isFetching}>
          {data.rows.map((room) => (
            <RoomRow key={room.roomId} room={room} purse={purseOf(room.vassalage)} onGo={go} onLeave={onClose} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState title={t('rooms.failed')} text={error.message} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton kind="row" count={4} />
      )}
    </Dialog>
  );
}
