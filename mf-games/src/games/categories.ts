import type { Category } from '@unisite/shared/contract/games';
import { shelfPath } from '@unisite/shared/contract/shelfPath';
import type { IconName } from '@unisite/shared/ui';

interface Shelf {
  /** Where its games are shown. */
  path: string;
  icon: IconName;
}

const icons: Readonly<Record<Category, IconName>> = {
  LIVE: 'live',
  RNG: 'slots',
  FISH: 'fish',
  SPORTS: 'sports',
  ESPORTS: 'esports',
  PVP: 'cards',
  ELOTT: 'bolt',
  LOTT: 'lottery',
  EGAME: 'rocket',
};

export const shelfOf = (category: Category): Shelf => ({ path: shelfPath[category], icon: icons[category] });

/** The category whose games a path shows; the first of the path's steps counts. */
export function categoryAt(pathname: string): Category | null {
  const first = `/${pathname.split('/')[1] ?? ''}`;
  const found = Object.entries(shelfPath).find(([, path]) => path === first);
  return found ? (found[0] as Category) : null; // Object.entries forgets the key's type
}
