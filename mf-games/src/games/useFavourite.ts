import { CallError } from '@unisite/shared/api';
import type { GameCard } from '@unisite/shared/contract/games';
import { useText } from '@unisite/shared/i18n';
import { currentLocation } from '@unisite/shared/navigation';
import { requireLogin } from '@unisite/shared/session';
import { toastStore } from '@unisite/shared/ui';
import { setFavourite } from './setFavourite.ts';

/**
 * Sets or clears a star with a toast that can undo it. Visitors are asked to sign in first. Resolves to whether the
 * star is as requested.
 */
export function useFavourite(): (game: GameCard, favourite: boolean) => Promise<boolean> {
  const t = useText();

  const change = async (game: GameCard, favourite: boolean, undoable: boolean): Promise<boolean> => {
    const { pathname, search } = currentLocation().location;
    if (!requireLogin(pathname + search)) return false;
    const said = toastStore.show({
      icon: 'star',
      tone: favourite ? 'gold' : 'info',
      title: t(favourite ? 'star.added' : 'star.removed', { name: game.name }),
      ...(undoable
        ? { action: { label: t('star.undo'), run: () => void change({ ...game, favourite }, !favourite, false) } }
        : {}),
    });
    try {
      await setFavourite(game, favourite);
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toastStore.dismiss(said);
      toastStore.show({ tone: 'error', title: t('star.failed', { name: game.name }), text: error.message });
      return false;
    }
  };

  return (game, favourite) => change(game, favourite, true);
}
