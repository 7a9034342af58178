import { gameAddress, roomsAddress } from '@unisite/shared/contract/gameAddress';
import type { GameCard } from '@unisite/shared/contract/games';
import { bus } from '@unisite/shared/events';
import { useText } from '@unisite/shared/i18n';
import { currentLocation } from '@unisite/shared/navigation';
import { requireLogin } from '@unisite/shared/session';
import { toastStore } from '@unisite/shared/ui';
import type { MouseEvent } from 'react';
import { listAddress } from './gameAddress.ts';
import { openedFrom } from './returnAddress.ts';

/**
 * Behaviour of a link to a game (specification section 4, game launch): maintenance is announced, visitors sign in
 * first and continue, a card game asks for the room, a vendor's card lists its games, anything else opens at its
 * address.
 */
export function useOpenGame(game: GameCard): { href: string; open: (event: MouseEvent) => void } {
  const t = useText();
  const isList = game.isGame === 'VASSALAGE';
  const hasRooms = game.category === 'PVP' && !isList;
  const href = isList
    ? listAddress(game, currentLocation().location)
    : hasRooms
      ? roomsAddress(game)
      : gameAddress(game);

  const open = (event: MouseEvent) => {
    if (game.maintenance) {
      event.preventDefault();
      toastStore.show({
        tone: 'gold',
        icon: 'wrench',
        title: t('tile.maintenance', { name: game.name }),
        text: t('tile.maintenanceNote'),
      });
      return;
    }
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (elsewhere || isList) return;
    openedFrom(href);
    if (!requireLogin(href)) event.preventDefault();
    else if (hasRooms) {
      event.preventDefault();
      bus.emit('modal.open', { modal: 'gameRoomsModal', gameId: game.gameId });
    }
  };
  return { href, open };
}
