import type { Category } from '@unisite/shared/contract/games';
import type { IconName } from '@unisite/shared/ui';

interface Shelf {
  /** Where its games are shown (specification section 2). */
  path: string;
  icon: IconName;
}

const shelves: Readonly<Record<Category, Shelf>> = {
  LIVE: { path: '/live', icon: 'live' },
  RNG: { path: '/rng', icon: 'slots' },
  FISH: { path: '/fish', icon: 'fish' },
  SPORTS: { path: '/sports', icon: 'sports' },
  ESPORTS: { path: '/esports', icon: 'esports' },
  PVP: { path: '/pvp', icon: 'cards' },
  ELOTT: { path: '/elott', icon: 'bolt' },
  LOTT: { path: '/vnlottery', icon: 'lottery' },
  EGAME: { path: '/seamless', icon: 'rocket' },
};

export const shelfOf = (category: Category): Shelf => shelves[category];

/** The category whose games a path shows; the first of the path's steps counts. */
export function categoryAt(pathname: string): Category | null {
  const first = `/${pathname.split('/')[1] ?? ''}`;
  const found = Object.entries(shelves).find(([, { path }]) => path === first);
  return found ? (found[0] as Category) : null; // Object.entries forgets the key's type
}
