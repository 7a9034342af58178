import type { Category } from './games.ts';

/** The page that shows the games of each category (specification section 2). */
export const shelfPath: Readonly<Record<Category, string>> = {
  LIVE: '/live',
  RNG: '/rng',
  FISH: '/fish',
  SPORTS: '/sports',
  ESPORTS: '/esports',
  PVP: '/pvp',
  ELOTT: '/elott',
  LOTT: '/vnlottery',
  EGAME: '/seamless',
};
