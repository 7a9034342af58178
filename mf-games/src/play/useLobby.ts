import type { GameCard } from '@unisite/shared/contract/games';
import { useText } from '@unisite/shared/i18n';
import { goBack, navigate, useLocation } from '@unisite/shared/navigation';
import { type MouseEvent, useState } from 'react';
import { shelfOf } from '../games/categories.ts';
import { isPreviousPage } from '../games/returnAddress.ts';

/** A link back to a lobby. */
export interface Lobby {
  readonly href: string;
  readonly label: string;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * The way back: one history step when the visitor came from a lobby, which restores it; else to `back`, the page in the
 * address, or to the game's category.
 */
export function useLobby(game: GameCard | null, back: string | null): Lobby & { go: () => void } {
  const t = useText();
  const { pathname, search } = useLocation();
  const [oneStep] = useState(() => isPreviousPage(pathname + search));
  const category = game?.category ?? 'RNG';
  const href = back ?? shelfOf(category).path;
  const go = () => {
    if (oneStep) goBack();
    else navigate(href);
  };
  return {
    href,
    label: t('play.lobby'),
    go,
    onClick: (event: MouseEvent) => {
      if (!oneStep || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      go();
    },
  };
}
