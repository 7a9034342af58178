import type { GameCard } from '@unisite/shared/contract/games';
import { useState } from 'react';
import { useFavourite } from './useFavourite.ts';

/** The star of a game outside any list: optimistic, reverted on failure. */
export function useFavouriteState(game: GameCard): { favourite: boolean; toggle: () => Promise<void> } {
  const star = useFavourite();
  const [favourite, setFavourite] = useState(game.favourite);
  const toggle = async () => {
    setFavourite(!favourite);
    if (!(await star({ ...game, favourite }, !favourite))) setFavourite(favourite);
  };
  return { favourite, toggle };
}
