import type { PvpRoom } from '@unisite/shared/contract/games';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Amount, Button, Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { roomAddress } from '../games/gameAddress.ts';
import { TopUp } from '../games/TopUp.tsx';
import styles from './GameRooms.module.css';

interface RoomRowProps {
  room: PvpRoom;
  /** The balance to play from; undefined until known. */
  purse: number | undefined;
  onGo: (address: string) => void;
  /** The visitor leaves to fetch money first. */
  onLeave: () => void;
}

/** A room: name, buy-in and stakes, seats, and the entry, or why it is closed and what helps. */
export function RoomRow({ room, purse, onGo, onLeave }: RoomRowProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const address = roomAddress(room);
  const short = purse !== undefined && purse < room.entry;
  const money = (amount: number) => <Amount value={format.money(amount, { whole: true })} />;
  return (
    <li className={styles.room}>
      <div className={styles.name}>
        <strong>{room.name}</strong>
        <span className={styles.muted}>
          {t('rooms.players', { count: room.players, figure: format.number(room.players) })} ·{' '}
          {t('rooms.seats', { count: room.seats })}
        </span>
      </div>
      <dl className={styles.costs}>
        <div>
          <dt>{t('rooms.entry')}</dt>
          <dd>{money(room.entry)}</dd>
        </div>
        <div>
          <dt>{t('rooms.stake')}</dt>
          <dd>{money(room.stake)}</dd>
        </div>
      </dl>
      {!room.open ? (
        <Tag icon="lock">{t('rooms.closed')}</Tag>
      ) : short ? (
        <span className={styles.short}>
          <Tag tone="coral" icon="wallet">
            {t('rooms.short')}
          </Tag>
          <TopUp size="sm" variant="outline" onGo={onLeave} />
        </span>
      ) : (
        <Button
          size="sm"
          variant="primary"
          href={address}
          aria-label={t('rooms.enterNamed', { name: room.name })}
          onClick={() => onGo(address)}
        >
          {t('rooms.enter')}
        </Button>
      )}
    </li>
  );
}
