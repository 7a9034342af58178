import type { GameCard } from '@unisite/shared/contract/games';
import { rasterUrl } from '@unisite/shared/contract/pictures';
import { bus } from '@unisite/shared/events';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Tile, useHydrated } from '@unisite/shared/ui';
import { memo, type ReactElement } from 'react';
import { savesData } from './savesData.ts';
import { useFavourite } from './useFavourite.ts';
import { useOpenGame } from './useOpenGame.ts';

interface GameTileProps {
  game: GameCard;
  /**
   * Displayed width (the `sizes` of an image), where the picture may be raster: many times the bytes of its vector
   * drawing, but nothing to rasterize while scrolling.
   */
  sizes?: string;
  /** Within the first view. */
  first?: boolean;
}

/**
 * A game of the catalogue: links to it, asks visitors to sign in first, shows maintenance, and offers its sheet. Or a
 * vendor's card, which opens the list of its games.
 */
export const GameTile = memo(function GameTile({ game, sizes, first }: GameTileProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const star = useFavourite();
  const { href, open } = useOpenGame(game);
  const hydrated = useHydrated();
  const isList = game.isGame === 'VASSALAGE';

  return (
    <Tile
      name={game.name}
      href={href}
      image={game.icon}
      tint={game.tint}
      {...(sizes === undefined || (hydrated && savesData())
        ? {}
        : { imageSet: rasterUrl(game.icon), imageSizes: sizes })}
      first={first}
      meta={isList ? t('tile.list') : game.vendorName}
      players={
        game.players > 0 ? t('tile.players', { count: game.players, figure: format.number(game.players) }) : undefined
      }
      flag={game.isHot ? 'hot' : game.isNew ? 'new' : undefined}
      off={game.maintenance}
      onOpen={open}
      {...(isList
        ? { mark: 'grid' as const }
        : {
            favourite: game.favourite,
            onFavourite: (favourite: boolean) => void star(game, favourite),
            onInfo: () => bus.emit('modal.open', { modal: 'gameSheetModal', gameId: game.gameId }),
          })}
    />
  );
});
