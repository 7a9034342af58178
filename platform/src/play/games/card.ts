import type { GameCard, Language } from '@unisite/shared/contract';
import type { Art } from '../../foundation/services.ts';
import type { Game } from './catalogue.ts';
import { gamePicture } from './games.ts';

/** A game as lists show it, in one language. */
export const cardOf = (
  game: Game,
  { language, favourite, art }: { readonly language: Language; readonly favourite: boolean; readonly art: Art },
): GameCard => {
  const picture = game.opens === 'GAME' ? gamePicture(game.id, language) : listPicture(game);
  const tint = art.tint(picture);
  return {
    gameId: game.id,
    name: game.name[language],
    category: game.category,
    vassalage: game.vendor.code,
    vendorName: game.vendor.name,
    icon: art.url(picture),
    ...(tint === undefined ? {} : { tint }),
    isHot: game.hot,
    isNew: game.isNew,
    maintenance: game.maintenance,
    rtp: game.rtp,
    players: game.players,
    favourite,
    hasDemo: game.hasDemo,
    isGame: game.opens,
    ...(game.lotto === null ? {} : { lotto: game.lotto }),
  };
};

/** The picture of a vendor's card: a path under the art's address. */
const listPicture = ({ vendor, category }: Game): string => `lists/${vendor.code}-${category.toLowerCase()}.svg`;
