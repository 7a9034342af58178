import type { GameCard } from '@unisite/shared/contract/games';
import { useFormat } from '@unisite/shared/i18n';
import { Tile } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useOpenGame } from './useOpenGame.ts';
import { useStar } from './useStar.ts';

/** A game of the catalogue: leads to it, asks a visitor to sign in first, and says so when it is under maintenance. */
export function GameTile({ game }: { game: GameCard }): ReactElement {
  const format = useFormat();
  const star = useStar();
  const { href, open } = useOpenGame(game);

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
