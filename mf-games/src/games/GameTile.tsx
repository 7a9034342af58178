import type { GameCard } from '@unisite/shared/contract/games';
import { useFormat, useText } from '@unisite/shared/i18n';
import { requireLogin } from '@unisite/shared/session';
import { Tile, toastStore } from '@unisite/shared/ui';
import type { MouseEvent, ReactElement } from 'react';
import { gameAddress } from './gameAddress.ts';
import { useStar } from './useStar.ts';
import { openedFrom } from './wayBack.ts';

/** A game of the catalogue: leads to it, asks a visitor to sign in first, and says so when it is under maintenance. */
export function GameTile({ game }: { game: GameCard }): ReactElement {
  const t = useText();
  const format = useFormat();
  const star = useStar();
  const href = gameAddress(game);

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
    if (elsewhere) return;
    openedFrom(href);
    if (!requireLogin(href)) event.preventDefault();
  };

  return (
    <Tile
      name={game.name}
      href={href}
      image={game.icon}
      meta={game.vendorName}
      players={game.players > 0 ? format.number(game.players) : undefined}
      flag={game.isHot ? 'hot' : game.isNew ? 'new' : undefined}
      off={game.maintenance}
      favourite={game.favourite}
      onFavourite={(favourite) => void star(game, favourite)}
      onOpen={open}
    />
  );
}
