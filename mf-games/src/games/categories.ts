import type { Category } from '@unisite/shared/contract/games';
import { shelfPath } from '@unisite/shared/contract/shelfPath';
import type { IconName } from '@unisite/shared/ui';

interface Shelf {
  /** Path of the category's page. */
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

/** The category of a path, by its first segment. */
export function categoryAt(pathname: string): Category | null {
  const first = `/${pathname.split('/')[1] ?? ''}`;
  const found = Object.entries(shelfPath).find(([, path]) => path === first);
  return found ? (found[0] as Category) : null; // Object.entries widens the key type
}
